import type { TextBox, TextOutline, Typeface } from '@rangmala/shared/contract/designs';
import { MAX_TEXT_LENGTH, MAX_TEXT_LINES } from '@rangmala/shared/contract/rules';
import { TEXT_BOX_WIDTH } from '@rangmala/shared/contract/design-fields';
import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { RuleError } from '../../../http/errors.ts';
import { bendCommands, layOutInBox } from './box.ts';
import { computeBounds, formatPathData, translateCommands, type PathCommand } from './path.ts';
import { type Run, splitIntoRuns } from './runs.ts';
import { loadFonts, getTypefaceLabel } from './typefaces.ts';

/** Units per em of all outlines. Glyphs are scaled from the units per em of their font to this value. */
const EM = 1000;
/** Distance between the baselines of two lines, for the font size {@link EM}. */
const LINE_HEIGHT = 1.25 * EM;
/** Largest number of cached outlines. */
const MAX_CACHED_OUTLINES = 500;

const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u{1F1E6}-\u{1F1FF}]|\u20E3/u;
const UNPRINTABLE_CHARACTER = /[\p{Cc}\p{Co}\p{Cs}]/u;
/** Letters of Indic scripts. */
const JOINED_SCRIPT = /[\u0900-\u0DFF]/;
const NO_LETTERS = 'The text needs at least one letter that can be printed.';
const NEW_LINE = /\r\n?|\n/;

const cache = new Map<string, TextOutline>();

/**
 * Shapes a text. Without the height of a box, returns centred lines as one path in their bounding box from (0, 0) to
 * (width, height); the font size is {@link EM}. With a height, wraps the text and makes it smaller until it fits into
 * the box, which is {@link TEXT_BOX_WIDTH} wide.
 * @throws RuleError for a text that cannot be printed
 */
export function outlineText(input: string, typeface: Typeface, box: TextBox = {}): TextOutline {
  const text = input.normalize('NFC');
  const key = `${typeface} ${JSON.stringify(box)} ${text}`;
  const cachedOutline = cache.get(key);
  if (cachedOutline) return cachedOutline;
  const outline = makeOutline(
    box.letter_case === 'upper' ? text.toLocaleUpperCase('en') : text,
    typeface,
    box,
  );
  if (cache.size >= MAX_CACHED_OUTLINES) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, outline);
  return outline;
}

function makeOutline(text: string, typeface: Typeface, box: TextBox): TextOutline {
  if (text.length > MAX_TEXT_LENGTH)
    throw new RuleError(`A text may have at most ${MAX_TEXT_LENGTH} characters.`);
  const lines = text.split(NEW_LINE);
  if (lines.length > MAX_TEXT_LINES) throw new RuleError(`A text may have at most ${MAX_TEXT_LINES} lines.`);
  const emoji = EMOJI.exec(text)?.[0];
  if (emoji)
    throw new RuleError(
      `We can’t print emoji such as ${emoji} yet. Please use letters, or add a picture instead.`,
    );

  const unprintable = lines.some((line) => UNPRINTABLE_CHARACTER.test(line));
  if (unprintable) throw new RuleError('The text contains a character that cannot be printed.');
  const outlineOneLine = (line: string) => outlineLine(line, typeface, box);
  return box.height === undefined
    ? outlineCentredLines(lines, outlineOneLine)
    : outlineInBox(lines, outlineOneLine, { ...box, height: box.height });
}

type OutlineLine = (line: string) => PathCommand[];

function outlineCentredLines(lines: readonly string[], outlineOneLine: OutlineLine): TextOutline {
  const commands: PathCommand[] = [];
  lines.forEach((line, index) => {
    const lineOutline = outlineOneLine(line);
    const bounds = computeBounds(lineOutline);
    if (!bounds) return;
    const dx = -(bounds.left + bounds.right) / 2;
    commands.push(...translateCommands(lineOutline, dx, index * LINE_HEIGHT));
  });
  const bounds = computeBounds(commands);
  if (!bounds) throw new RuleError(NO_LETTERS);
  const { left, top, right, bottom } = bounds;
  const roundLength = (length: number) => Math.max(1, Math.round(length * 100) / 100);
  return {
    path: formatPathData(commands, -left, -top),
    width: roundLength(right - left),
    height: roundLength(bottom - top),
  };
}

function outlineInBox(
  lines: readonly string[],
  outlineOneLine: OutlineLine,
  box: TextBox & { height: number },
): TextOutline {
  const layout = layOutInBox(lines, outlineOneLine, {
    ...box,
    width: TEXT_BOX_WIDTH,
    em: EM,
    lineHeight: LINE_HEIGHT,
  });
  if (!layout) throw new RuleError(NO_LETTERS);
  const { commands, size, scale } = layout;
  const bentCommands =
    box.arc === undefined
      ? commands
      : bendCommands(commands, box.arc, { x: TEXT_BOX_WIDTH / 2, y: box.height / 2 });
  return { path: formatPathData(bentCommands, 0, 0), width: TEXT_BOX_WIDTH, height: box.height, size, scale };
}

function outlineLine(line: string, typeface: Typeface, { bold, spacing }: TextBox): PathCommand[] {
  const runs = splitIntoRuns(line, loadFonts(typeface, bold));
  if ('missing' in runs) {
    throw new RuleError(
      `The typeface ${getTypefaceLabel(typeface)} has no letter “${runs.missing}”. Please choose another letter or typeface.`,
    );
  }
  const commands: PathCommand[] = [];
  let penX = 0;
  for (const run of runs) penX = addRun(commands, run, penX, (spacing ?? 0) * EM);
  return commands;
}

/**
 * Appends the glyphs of a run to `commands`.
 * @param spacing additional space between letters; not used for Indic scripts, whose letters join
 * @returns the x position of the next run
 */
function addRun(
  commands: PathCommand[],
  { font: { font, unitsPerEm }, text }: Run,
  startX: number,
  spacing: number,
): number {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = EM / unitsPerEm;
  const space = JOINED_SCRIPT.test(text) ? 0 : spacing;
  let penX = startX;
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      // The y axis points up in fonts and down in pictures.
      const scaledValues = values.map((value, index) =>
        index % 2 === 0 ? penX + (value + xOffset) * scale : -(value + yOffset) * scale,
      );
      commands.push({ type, values: scaledValues });
    }
    penX += xAdvance * scale + (xAdvance === 0 ? 0 : space);
  }
  return penX;
}
