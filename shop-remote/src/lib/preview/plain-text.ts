import type { TextLayer } from '@rangmala/shared/contract/designs';

/** A text in a font of the browser, in millimetres from the top left corner of its box. */
export interface PlainText {
  fontSize: number;
  fontWeight: number;
  anchor: 'start' | 'middle' | 'end';
  x: number;
  /** The lines with their baselines. */
  lines: { text: string; y: number }[];
}

export const PLAIN_FONT = 'sans-serif';
const LINE_HEIGHT = 1.25;
/** Position of the baseline in a line, as a share of the font size. */
const BASELINE = 0.95;
/** Smallest font size as a share of the box's height. */
const MIN_FONT_SHARE = 0.03;

/**
 * Lays out a text until its outline is loaded: wraps it, and makes it smaller until it fits its box. Ignores a curve.
 */
export function layOutPlainText(
  { text, size, bold, align = 'middle', lines: linesOfBox = 1 }: TextLayer,
  { width, height }: { width: number; height: number },
): PlainText {
  const fontWeight = bold ? 700 : 500;
  const maxLines = Math.max(linesOfBox, text.split('\n').length);
  const measure = createMeasure(fontWeight);
  let fontSize = size ?? height / LINE_HEIGHT;
  let lines = wrapText(text, width / fontSize, measure);
  const isTooLarge = () =>
    lines.length > maxLines ||
    lines.length * LINE_HEIGHT * fontSize > height * 1.01 ||
    lines.some((line) => measure(line) * fontSize > width);
  while (isTooLarge() && fontSize > height * MIN_FONT_SHARE) {
    fontSize *= 0.9;
    lines = wrapText(text, width / fontSize, measure);
  }
  const top = (height - lines.length * LINE_HEIGHT * fontSize) / 2;
  return {
    fontSize,
    fontWeight,
    anchor: ({ left: 'start', middle: 'middle', right: 'end' } as const)[align],
    x: { left: 0, middle: width / 2, right: width }[align],
    lines: lines.map((line, index) => ({
      text: line,
      y: top + (index * LINE_HEIGHT + BASELINE) * fontSize,
    })),
  };
}

/** Breaks a text at its line breaks and between words. A word that is too wide has its own line. */
function wrapText(text: string, maxWidth: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) =>
    paragraph.split(' ').reduce<string[]>((lines, word) => {
      const line = lines.at(-1);
      if (line === undefined) return [word];
      const longer = `${line} ${word}`;
      return measure(longer) > maxWidth ? [...lines, word] : [...lines.slice(0, -1), longer];
    }, []),
  );
}

/** Returns a function that measures the width of a text at font size 1. */
function createMeasure(fontWeight: number): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length / 2;
  context.font = `${fontWeight} 100px ${PLAIN_FONT}`;
  return (text) => context.measureText(text).width / 100;
}
