import {
  MAX_TEXT_LENGTH,
  MAX_TEXT_LINES,
  type TextOutline,
  type Typeface,
} from '@rangmala/shared/contract/designs';
import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { RuleError } from '../../../http/errors.ts';
import { computeBounds, formatPathData, type PathCommand } from './path.ts';
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
const NEW_LINE = /\r\n?|\n/;

const cache = new Map<string, TextOutline>();

/**
 * Shapes a text with centred lines. Returns the outline as one path in a box from (0, 0) to (width, height). The font
 * size is {@link EM}.
 * @throws RuleError for a text that cannot be printed
 */
export function outlineText(input: string, typeface: Typeface): TextOutline {
  const text = input.normalize('NFC');
  const key = `${typeface} ${text}`;
  const cachedOutline = cache.get(key);
  if (cachedOutline) return cachedOutline;
  const outline = makeOutline(text, typeface);
  if (cache.size >= MAX_CACHED_OUTLINES) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, outline);
  return outline;
}

function makeOutline(text: string, typeface: Typeface): TextOutline {
  if (text.length > MAX_TEXT_LENGTH)
    throw new RuleError(`A text may have at most ${MAX_TEXT_LENGTH} characters.`);
  const lines = text.split(NEW_LINE);
  if (lines.length > MAX_TEXT_LINES) throw new RuleError(`A text may have at most ${MAX_TEXT_LINES} lines.`);
  const emoji = EMOJI.exec(text)?.[0];
  if (emoji)
    throw new RuleError(
      `We can’t print emoji such as ${emoji} yet. Please use letters, or add a picture instead.`,
    );

  const commands: PathCommand[] = [];
  lines.forEach((line, index) => {
    if (UNPRINTABLE_CHARACTER.test(line))
      throw new RuleError('The text contains a character that cannot be printed.');
    const lineOutline = outlineLine(line, typeface);
    const bounds = computeBounds(lineOutline);
    if (!bounds) return;
    const dx = -(bounds.left + bounds.right) / 2;
    commands.push(...translateCommands(lineOutline, dx, index * LINE_HEIGHT));
  });
  const bounds = computeBounds(commands);
  if (!bounds) throw new RuleError('The text needs at least one letter that can be printed.');
  const { left, top, right, bottom } = bounds;
  const roundLength = (length: number) => Math.max(1, Math.round(length * 100) / 100);
  return {
    path: formatPathData(commands, -left, -top),
    width: roundLength(right - left),
    height: roundLength(bottom - top),
  };
}

function outlineLine(line: string, typeface: Typeface): PathCommand[] {
  const runs = splitIntoRuns(line, loadFonts(typeface));
  if ('missing' in runs) {
    throw new RuleError(
      `The typeface ${getTypefaceLabel(typeface)} has no letter “${runs.missing}”. Please choose another letter or typeface.`,
    );
  }
  const commands: PathCommand[] = [];
  let penX = 0;
  for (const run of runs) penX = addRun(commands, run, penX);
  return commands;
}

/** Appends the glyphs of a run to `commands`. @returns the x position of the next run */
function addRun(commands: PathCommand[], { font: { font, unitsPerEm }, text }: Run, startX: number): number {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = EM / unitsPerEm;
  let penX = startX;
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      // The y axis points up in fonts and down in pictures.
      const scaledValues = values.map((value, index) =>
        index % 2 === 0 ? penX + (value + xOffset) * scale : -(value + yOffset) * scale,
      );
      commands.push({ type, values: scaledValues });
    }
    penX += xAdvance * scale;
  }
  return penX;
}

function translateCommands(commands: readonly PathCommand[], dx: number, dy: number): PathCommand[] {
  return commands.map(({ type, values }) => ({
    type,
    values: values.map((value, index) => value + (index % 2 === 0 ? dx : dy)),
  }));
}
