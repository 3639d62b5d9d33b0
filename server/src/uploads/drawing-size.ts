import { type Markup, readMarkup } from './svg-markup.ts';

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
  const root = readMarkup(text).next().value as Markup | undefined;
  if (root?.kind !== 'start') return text;
  const getValue = (name: string) =>
    root.attributes.find((attribute) => attribute.name === name)?.value ?? '';
  const viewBox = parseViewBox(getValue('viewbox'));
  const style = getValue('style');
  // A style has priority over an attribute.
  const getLength = (name: 'width' | 'height') =>
    parseLength(
      new RegExp(`(?:^|[;\\s])${name}\\s{0,10}:([^;!]{1,50})`, 'i').exec(style)?.[1] ?? getValue(name),
    );
  const { width, height } =
    computeSize(getLength('width'), getLength('height'), viewBox) ?? (await measure(text));
  const scale = side / Math.max(width, height);
  const toPixels = (length: number) => Math.max(1, Math.round(length * scale));
  const attributes = [
    // In the style, because style sheets have priority over attributes.
    `style="${style.replaceAll('"', '&quot;')};width:${toPixels(width)}px;height:${toPixels(height)}px"`,
    ...(viewBox ? [] : [`viewBox="0 0 ${width} ${height}"`]),
  ];
  const dropped = root.attributes.filter(
    ({ name }) => ['width', 'height', 'style'].includes(name) || (name === 'viewbox' && !viewBox),
  );
  const kept: string[] = [];
  let position = root.nameEnd;
  for (const { start, end } of dropped) {
    kept.push(text.slice(position, start));
    position = end;
  }
  return `${text.slice(0, root.nameEnd)} ${attributes.join(' ')}${kept.join('')}${text.slice(position)}`;
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
