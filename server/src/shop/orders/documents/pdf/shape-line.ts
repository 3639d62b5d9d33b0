import { Buffer as ShapingBuffer, Direction as ShapingDirection, shape } from 'harfbuzzjs';
import { type LoadedFont, loadFont } from '../../../../lib/fonts.ts';
import { type Run, splitIntoRuns } from '../../../designs/index.ts';
import { detectDirection, type Direction, splitByDirection } from '../text-direction.ts';

/** Fonts by weight. Mukta has glyphs for Latin, Devanagari and ₹. */
const MAIN_FONTS = {
  regular: 'mukta/400Regular/Mukta_400Regular.ttf',
  bold: 'mukta/600SemiBold/Mukta_600SemiBold.ttf',
};
const FONT_WEIGHTS = { regular: '400Regular', bold: '600SemiBold' };
/** Scripts with a separate font. A font is loaded when a text uses the script for the first time. */
const SCRIPT_FONTS = [
  ...['Telugu', 'Tamil', 'Kannada', 'Malayalam', 'Bengali', 'Gujarati', 'Gurmukhi', 'Oriya'].map(
    (script) => ({ family: `Noto Sans ${script}`, letters: new RegExp(`\\p{Script=${script}}`, 'u') }),
  ),
  // Urdu. Its comma and question mark belong to several scripts.
  { family: 'Noto Naskh Arabic', letters: /\p{Script_Extensions=Arabic}/u },
];
/** Fonts of emoji, also joined ones and flags, of other signs such as ★, and of arrows and further Latin letters. */
const SYMBOL_FONTS = {
  regular: [
    'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
    'baloo-2/400Regular/Baloo2_400Regular.ttf',
  ],
  bold: [
    'noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf',
    'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
    'baloo-2/600SemiBold/Baloo2_600SemiBold.ttf',
  ],
};

export type Weight = keyof typeof MAIN_FONTS;

/**
 * A glyph of a line. `x` and `y` are distances from the start and the baseline of the line. All lengths are in
 * thousandths of the font size.
 */
export interface PlacedGlyph {
  font: LoadedFont;
  /** Index of the glyph in the font. */
  glyph: number;
  x: number;
  y: number;
  advance: number;
  /** The letters that the glyph represents; '' for a further glyph of the same letters. */
  letters: string;
}

export interface ShapedLine {
  text: string;
  glyphs: PlacedGlyph[];
  /** Width in thousandths of the font size. */
  width: number;
}

/** Replaces characters that cannot be drawn at all. A symbol font has its glyph. */
const REPLACEMENT = '□';

/**
 * Returns the glyphs of one line of text, joined and reordered as the script of the text requires. Replaces characters
 * that no font has a glyph for.
 * @param direction direction of the paragraph; by default that of the first letter
 */
export function shapeLine(
  text: string,
  weight: Weight = 'regular',
  direction: Direction = detectDirection(text),
): ShapedLine {
  const fonts = chooseFonts(text, weight);
  const glyphs: PlacedGlyph[] = [];
  let penX = 0;
  for (const part of splitByDirection(text.normalize('NFC').replace(/\s+/g, ' '), direction)) {
    const runs = splitIntoDrawableRuns(part.text, fonts, weight);
    for (const run of part.direction === 'rtl' ? runs.reverse() : runs) {
      penX = addRun(glyphs, run, part.direction, penX);
    }
  }
  return { text, glyphs, width: penX };
}

/** Appends the glyphs of a run to `glyphs`, from left to right. @returns the x position of the next run */
function addRun(glyphs: PlacedGlyph[], { font, text }: Run, direction: Direction, startX: number): number {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(direction === 'rtl' ? ShapingDirection.RTL : ShapingDirection.LTR);
  shape(font.font, buffer);
  const scale = 1000 / font.unitsPerEm;
  const glyphInfos = buffer.getGlyphInfosAndPositions();
  const clusterStarts = [...new Set(glyphInfos.map(({ cluster }) => cluster)), text.length].sort(
    (a, b) => a - b,
  );
  const clustersWithLetters = new Set<number>();
  let penX = startX;
  for (const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphInfos) {
    const end = clusterStarts.find((start) => start > cluster) ?? text.length;
    const advance = xAdvance * scale;
    glyphs.push({
      font,
      glyph: codepoint,
      x: penX + xOffset * scale,
      y: yOffset * scale,
      advance,
      letters: clustersWithLetters.has(cluster) ? '' : text.slice(cluster, end),
    });
    clustersWithLetters.add(cluster);
    penX += advance;
  }
  return penX;
}

function chooseFonts(text: string, weight: Weight): LoadedFont[] {
  const files = SCRIPT_FONTS.filter(({ letters }) => letters.test(text)).map(
    ({ family }) =>
      `${family.toLowerCase().replaceAll(' ', '-')}/${FONT_WEIGHTS[weight]}/${family.replaceAll(' ', '')}_${FONT_WEIGHTS[weight]}.ttf`,
  );
  return [MAIN_FONTS[weight], ...files].map(loadFont);
}

/** Loads the symbol fonts, which are large, only for a text that needs them. */
function splitWithSymbols(text: string, fonts: readonly LoadedFont[], weight: Weight) {
  const runs = splitIntoRuns(text, fonts);
  return 'missing' in runs ? splitIntoRuns(text, fonts, SYMBOL_FONTS[weight].map(loadFont)) : runs;
}

function splitIntoDrawableRuns(text: string, fonts: readonly LoadedFont[], weight: Weight): Run[] {
  const runs = splitWithSymbols(text, fonts, weight);
  if (!('missing' in runs)) return runs;
  const letters = runs.missing.normalize('NFD').replace(/\p{M}/gu, '');
  const substitute = [toPlainForm(runs.missing), letters, REPLACEMENT].find(
    (each) => each !== '' && !('missing' in splitWithSymbols(each, fonts, weight)),
  );
  return splitIntoDrawableRuns(text.replaceAll(runs.missing, substitute ?? ''), fonts, weight);
}

/** Returns the usual form of a styled character: “A” for “𝓐” and “Ａ”, a hyphen for any dash. */
const toPlainForm = (character: string): string => character.normalize('NFKC').replace(/\p{Pd}/gu, '-');

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the characters of a text that no font of documents can draw, in no usual form, without repetitions. */
export function listMissingCharacters(text: string): string[] {
  const fonts = chooseFonts(text, 'regular');
  const segments = new Set(
    [...graphemeSegmenter.segment(text.normalize('NFC'))].map(({ segment }) => segment),
  );
  return [...segments].filter(
    (segment) =>
      segment.trim() !== '' &&
      [segment, toPlainForm(segment)].every((form) => 'missing' in splitWithSymbols(form, fonts, 'regular')),
  );
}

/**
 * Breaks text into lines of at most `width` thousandths of the font size. Keeps the line breaks of the text. Breaks a
 * longer word at any character.
 */
export function wrapText(text: string, width: number, weight: Weight = 'regular'): ShapedLine[] {
  if (text.trim() === '') return [];
  return text.split(/\r\n?|\n/).flatMap((paragraph) => {
    const lines = wrapParagraph(paragraph, width, weight);
    return lines.length > 0 ? lines : [shapeLine('', weight)];
  });
}

function wrapParagraph(text: string, width: number, weight: Weight): ShapedLine[] {
  const spaceWidth = shapeLine(' ', weight).width;
  const lines: string[][] = [];
  let lineWidth = 0;
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((each) => splitWord(each, width, weight))) {
    const wordWidth = shapeLine(word, weight).width;
    const line = lines.at(-1);
    if (line && lineWidth + spaceWidth + wordWidth <= width) {
      line.push(word);
      lineWidth += spaceWidth + wordWidth;
    } else {
      lines.push([word]);
      lineWidth = wordWidth;
    }
  }
  const direction = detectDirection(text);
  return lines.map((words) => shapeLine(words.join(' '), weight, direction));
}

function splitWord(word: string, width: number, weight: Weight): string[] {
  if (shapeLine(word, weight).width <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemeSegmenter.segment(word)) {
    if (part !== '' && shapeLine(part + segment, weight).width > width) {
      parts.push(part);
      part = segment;
    } else {
      part += segment;
    }
  }
  return [...parts, part];
}
