import { escapeHtml } from '../lib/html.ts';
import { readRootTag } from './svg-markup.ts';

interface Size {
  width: number;
  height: number;
}

/** Pixels of each CSS unit, for a font size of 16 pixels. */
const UNIT_PIXELS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};

/**
 * Returns a drawing whose longer side has `side` pixels. Changes the size in the root element, because sharp's `density`
 * scales only some units.
 * @param measure returns the size of a drawing without a size and a view box
 */
export async function resizeDrawing(
  text: string,
  side: number,
  measure: (drawing: string) => Promise<Size>,
): Promise<string> {
  const root = readRootTag(text);
  if (!root) return text;
  const {
    style = '',
    viewBox: viewBoxText = '',
    width: widthText,
    height: heightText,
    ...others
  } = root.attributes;
  const viewBox = parseViewBox(viewBoxText);
  // A style has priority over an attribute.
  const getLength = (name: 'width' | 'height', attribute = '') =>
    parseLength(new RegExp(`(?:^|[;\\s])${name}\\s{0,10}:([^;!]{1,50})`, 'i').exec(style)?.[1] ?? attribute);
  const { width, height } =
    computeSize(getLength('width', widthText), getLength('height', heightText), viewBox) ??
    (await measure(text));
  const scale = side / Math.max(width, height);
  const toPixels = (length: number) => Math.max(1, Math.round(length * scale));
  const attributes = {
    // In the style, because style sheets have priority over attributes.
    style: `${style};width:${toPixels(width)}px;height:${toPixels(height)}px`,
    viewBox: viewBox ? viewBoxText : `0 0 ${width} ${height}`,
    ...others,
  };
  const attributeTexts = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  const end = text[root.end - 1] === '/' ? '/>' : '>';
  return `${text.slice(0, root.start)}<${root.name} ${attributeTexts.join(' ')}${end}${text.slice(root.end + 1)}`;
}

/** Returns the size of a drawing in pixels; undefined when neither the size nor the view box says it. */
function computeSize(
  width: number | undefined,
  height: number | undefined,
  viewBox: Size | undefined,
): Size | undefined {
  if (width !== undefined && height !== undefined) return { width, height };
  if (!viewBox) return undefined;
  if (width !== undefined) return { width, height: (width * viewBox.height) / viewBox.width };
  if (height !== undefined) return { width: (height * viewBox.width) / viewBox.height, height };
  return viewBox;
}

/** Returns a length in pixels; undefined for a percentage, for no length and for a length that is not positive. */
function parseLength(text: string): number | undefined {
  const [, number = '', unit = ''] =
    /^\s*\+?(\d*\.?\d+(?:e[+-]?\d{1,2})?)\.?\s*([a-z]*)\s*$/i.exec(text) ?? [];
  const pixels = Number(number) * (UNIT_PIXELS[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 && pixels < Infinity ? pixels : undefined;
}

function parseViewBox(text: string): Size | undefined {
  const [, , width = 0, height = 0] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 && width < Infinity && height < Infinity ? { width, height } : undefined;
}
