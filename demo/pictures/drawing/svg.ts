import type { Point } from './geometry.ts';
import { tenths, thousandths } from './number.ts';
import { throughPoints, writePath } from './path.ts';

export type Attributes = Record<string, string | number | undefined>;

/** A gradient stop: offset 0–1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Attributes as SVG text; those that are undefined are left out. */
export const attributeText = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${typeof value === 'number' ? thousandths(value) : value}"`,
    )
    .join('');

export const element = (name: string, attributes: Attributes, children = '') =>
  children === ''
    ? `<${name}${attributeText(attributes)}/>`
    : `<${name}${attributeText(attributes)}>${children}</${name}>`;

export const group = (attributes: Attributes, ...children: string[]) =>
  element('g', attributes, children.join(''));

/** Path data through the points with straight stretches. */
export function straight(points: readonly Point[], closed = false): string {
  let data = '';
  let [px, py] = [0, 0];
  points.forEach(([x, y], i) => {
    const [rx, ry] = [Math.round(x * 10), Math.round(y * 10)];
    if (i === 0) data += `M${rx / 10} ${ry / 10}`;
    else {
      const [dx, dy] = [(rx - px) / 10, (ry - py) / 10];
      data += `${i === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    }
    [px, py] = [rx, ry];
  });
  return closed ? `${data}z` : data;
}

/** Path data of the smooth curve through the points (Catmull-Rom as cubic Béziers). */
export const smooth = (points: readonly Point[], closed = false): string =>
  writePath(throughPoints(points, closed));

export const path = (data: string, attributes: Attributes) => element('path', { d: data, ...attributes });

/** Moves opacity from the element to its fill or stroke, which renders much faster. */
const lighter = ({ opacity, ...rest }: Attributes, of: 'fill' | 'stroke'): Attributes =>
  opacity === undefined
    ? rest
    : of === 'fill' && rest['stroke'] !== undefined
      ? { opacity, ...rest }
      : { ...rest, [`${of}-opacity`]: opacity };

export const filled = (data: string, fill: string, extra: Attributes = {}) =>
  path(data, { fill, ...lighter(extra, 'fill') });

export const stroked = (data: string, stroke: string, width: number, extra: Attributes = {}) =>
  path(data, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...lighter(extra, 'stroke'),
  });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Attributes = {},
) => element('rect', { x, y, width, height, fill, ...lighter(extra, 'fill') });

export const circle = (centre: Point, radius: number, fill: string, extra: Attributes = {}) =>
  element('circle', { cx: centre[0], cy: centre[1], r: radius, fill, ...lighter(extra, 'fill') });

/** Many round dots of one size and colour in a single path: a stroke of no length with round ends. */
export const dots = (points: readonly Point[], radius: number, colour: string, extra: Attributes = {}) =>
  points.length === 0
    ? ''
    : stroked(points.map(([x, y]) => `M${tenths(x)} ${tenths(y)}h0`).join(''), colour, radius * 2, extra);

/** Many straight strokes of one colour in a single path. */
export const strokes = (
  lines: readonly (readonly Point[])[],
  colour: string,
  width: number,
  extra: Attributes = {},
) => (lines.length === 0 ? '' : stroked(lines.map((line) => straight(line)).join(''), colour, width, extra));

/** A vertical gradient over the painted shape, unless `extra` says otherwise. */
export const linearGradient = (id: string, stops: readonly Stop[], extra: Attributes = {}) =>
  element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1, ...extra }, stopList(stops));

export const radialGradient = (id: string, stops: readonly Stop[], extra: Attributes = {}) =>
  element('radialGradient', { id, ...extra }, stopList(stops));

export const stopList = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

/** Children shown only inside the outline. The id must be unique in the drawing. */
export const clipped = (id: string, outline: string, ...children: string[]) =>
  element('clipPath', { id }, path(outline, {})) + group({ 'clip-path': `url(#${id})` }, ...children);

export function svgDocument(width: number, height: number, ...children: string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    children.join(''),
  );
}
