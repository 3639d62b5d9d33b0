import type { LoadedFont } from '../../../lib/fonts.ts';

/** A part of a line with one font and one script. */
export interface Run {
  font: LoadedFont;
  text: string;
}

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Matches characters that need no glyph, such as joiners and variation selectors. */
const INVISIBLE_CHARACTER = /\p{Default_Ignorable_Code_Point}/u;

/** Scripts that each need a separate run. */
const SCRIPTS: [name: string, letters: RegExp][] = [
  'Devanagari',
  'Telugu',
  'Tamil',
  'Kannada',
  'Malayalam',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Oriya',
].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')]);
const COMMON_SCRIPT = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;

/**
 * Splits a line where the font or the script changes, because HarfBuzz shapes text of one font and one script at a
 * time.
 * @returns the runs, or `{ missing }` with the first character that none of the fonts can draw
 */
export function splitIntoRuns(line: string, fonts: readonly LoadedFont[]): Run[] | { missing: string } {
  const runs: (Run & { script: string })[] = [];
  for (const { segment } of graphemeSegmenter.segment(line)) {
    const previousRun = runs.at(-1);
    const preferredFont = fonts.find((each) => each === previousRun?.font);
    const candidates = [...(preferredFont ? [preferredFont] : []), ...fonts];
    const font = candidates.find((each) => hasAllGlyphs(each, segment));
    if (!font) return { missing: segment };
    const segmentScript = detectScript(segment);
    // Spaces, digits and punctuation get the script of the preceding characters, if there are any.
    const script = segmentScript === 'common' ? (previousRun?.script ?? segmentScript) : segmentScript;
    const isSameRun =
      previousRun?.font === font && (previousRun.script === script || previousRun.script === 'common');
    if (previousRun && isSameRun) {
      previousRun.text += segment;
      previousRun.script = script;
    } else {
      runs.push({ font, text: segment, script });
    }
  }
  return runs;
}

/** Returns whether a font can draw a character, which may have several code points. */
export function hasAllGlyphs({ codePoints }: LoadedFont, segment: string): boolean {
  return [...segment].every(
    (char) => INVISIBLE_CHARACTER.test(char) || codePoints.has(char.codePointAt(0) ?? 0),
  );
}

function detectScript(segment: string): string {
  const script = SCRIPTS.find(([, letters]) => letters.test(segment));
  if (script) return script[0];
  return COMMON_SCRIPT.test(segment) ? 'common' : 'other';
}
