import type { TextBox } from '@rangmala/shared/contract/designs';
import { RuleError } from '../../../http/errors.ts';
import { type Bounds, computeBounds, type PathCommand, translateCommands } from './path.ts';

/** Height of capital letters as a share of the font size, about the same in all typefaces. */
const CAP_HEIGHT = 0.7;
/** Number of halvings in the search for the font size: finer than a thousandth. */
const SEARCH_STEPS = 12;

export interface BoxLayoutOptions extends TextBox {
  width: number;
  height: number;
  /** Font size of the outlines that `outlineLine` returns, and distance between two baselines at this size. */
  em: number;
  lineHeight: number;
}

interface Line {
  commands: PathCommand[];
  bounds: Bounds;
}

export interface BoxLayout {
  commands: PathCommand[];
  /** Font size, in units of the box. */
  size: number;
  /** Font size as a share of the largest size. */
  scale: number;
}

/**
 * Lays out a text in a box from (0, 0) to (width, height): wraps between words to at most `lines` lines, in the largest
 * font size at most `size` at which all letters lie inside the box.
 * @param paragraphs lines of the text as typed
 * @param outlineLine returns the outline of a line that starts at (0, 0)
 * @returns undefined for a text without letters
 * @throws RuleError when the text has more lines than the box, and the error of `outlineLine`
 */
export function layOutInBox(
  paragraphs: readonly string[],
  outlineLine: (line: string) => PathCommand[],
  box: BoxLayoutOptions,
): BoxLayout | undefined {
  const { lines: maxLines = 1, size: maxSize = box.height, em } = box;
  if (paragraphs.length > maxLines) {
    const room = maxLines === 1 ? 'one line' : `${maxLines} lines`;
    throw new RuleError(`There is room for ${room} of text here. Please remove a line break.`);
  }
  const outlines = new Map<string, Line | undefined>();
  const outline = (text: string): Line | undefined => {
    if (!outlines.has(text)) {
      const commands = outlineLine(text);
      const bounds = computeBounds(commands);
      outlines.set(text, bounds && { commands, bounds });
    }
    return outlines.get(text);
  };
  if (paragraphs.every((paragraph) => !outline(paragraph))) return undefined;

  const tryScale = (scale: number): PathCommand[] | undefined => {
    const lines = paragraphs.flatMap((paragraph) =>
      wrap(paragraph, maxLines, (text) => measureWidth(outline(text)) * scale <= box.width),
    );
    if (lines.length > maxLines) return undefined;
    return placeLines(lines.map(outline), scale, box);
  };
  const largestScale = maxSize / em;
  const atLargest = tryScale(largestScale);
  if (atLargest) return { commands: atLargest, size: round(maxSize), scale: 1 };
  let [fitting, tooLarge] = [0, largestScale];
  let commands: PathCommand[] = [];
  for (let step = 0; step < SEARCH_STEPS; step++) {
    const scale = (fitting + tooLarge) / 2;
    const placed = tryScale(scale);
    if (placed) [fitting, commands] = [scale, placed];
    else tooLarge = scale;
  }
  return { commands, size: round(fitting * em), scale: round(fitting / largestScale) };
}

/** Wraps a paragraph between words. Returns as many lines as it needs; a word that does not fit has a line of its own. */
function wrap(paragraph: string, maxLines: number, fits: (text: string) => boolean): string[] {
  if (maxLines === 1 || fits(paragraph)) return [paragraph];
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Returns the outlines of the lines in the box; undefined when they do not fit. */
function placeLines(
  lines: readonly (Line | undefined)[],
  scale: number,
  {
    width,
    height,
    align = 'middle',
    vertical_align: verticalAlign = 'middle',
    em,
    lineHeight,
  }: BoxLayoutOptions,
): PathCommand[] | undefined {
  const placed = lines.flatMap((line, index) => {
    if (!line) return [];
    const left = line.bounds.left * scale;
    const room = width - (line.bounds.right - line.bounds.left) * scale;
    const dx = { left: 0, middle: room / 2, right: room }[align] - left;
    return translateCommands(line.commands, dx, index * lineHeight * scale, scale);
  });
  const bounds = computeBounds(placed);
  if (!bounds || bounds.right - bounds.left > width + 1e-6 || bounds.bottom - bounds.top > height)
    return undefined;
  const middle = ((lines.length - 1) * lineHeight - CAP_HEIGHT * em) * (scale / 2);
  const wanted = { top: -bounds.top, middle: height / 2 - middle, bottom: height - bounds.bottom }[
    verticalAlign
  ];
  const dy = Math.min(Math.max(wanted, -bounds.top), height - bounds.bottom);
  return translateCommands(placed, 0, dy);
}

const measureWidth = (line: Line | undefined): number => (line ? line.bounds.right - line.bounds.left : 0);

const round = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Bends a path onto a circle through `middle`. Points left and right of the middle keep their distance along the circle.
 * @param radius positive: the centre of the circle is below the middle; negative: above it
 */
export function bendCommands(
  commands: readonly PathCommand[],
  radius: number,
  middle: { x: number; y: number },
): PathCommand[] {
  const bend = (x: number, y: number): [number, number] => {
    const angle = (x - middle.x) / radius;
    const distance = radius - (y - middle.y);
    return [middle.x + Math.sin(angle) * distance, middle.y + radius - Math.cos(angle) * distance];
  };
  const bendValues = (values: readonly number[]) =>
    values.flatMap((value, index) => (index % 2 === 0 ? bend(value, values[index + 1] ?? 0) : []));
  return divideCommands(commands).map(({ type, values }) => ({ type, values: bendValues(values) }));
}

/** Halves each curve, and divides each line into four, so that their bent points follow the circle. */
function divideCommands(commands: readonly PathCommand[]): PathCommand[] {
  let position: readonly number[] = [0, 0];
  let start: readonly number[] = [0, 0];
  return commands.flatMap((command) => {
    const { type, values } = command;
    const points = type === 'Z' ? [...position, ...start] : [...position, ...values];
    position = type === 'Z' ? start : values.slice(-2);
    if (type === 'M') {
      start = position;
      return [command];
    }
    if (type !== 'L' && type !== 'Z') return halveCurve(type, points);
    const lines = [0.25, 0.5, 0.75, 1].map((share) => ({ type: 'L', values: interpolate(points, share) }));
    return type === 'Z' ? [...lines, command] : lines;
  });
}

/** Divides a Bézier curve in its middle (de Casteljau). @param points start, control and end points */
function halveCurve(type: string, points: readonly number[]): PathCommand[] {
  const first: number[] = [];
  const second: number[] = [];
  let level = points;
  while (level.length > 2) {
    level = Array.from({ length: level.length / 2 - 1 }, (_, index) =>
      interpolate(level.slice(index * 2, index * 2 + 4), 0.5),
    ).flat();
    first.push(...level.slice(0, 2));
    second.unshift(...level.slice(-2));
  }
  return [
    { type, values: first },
    { type, values: [...second.slice(2), ...points.slice(-2)] },
  ];
}

/** Returns the point between two points (x1, y1, x2, y2) at a share from 0 to 1. */
function interpolate(points: readonly number[], share: number): number[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}
