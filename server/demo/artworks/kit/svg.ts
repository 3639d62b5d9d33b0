import type { Point } from './geometry.ts';

export type Attributes = Record<string, string | number | undefined>;

/** A tenth of a pixel is as fine as anyone can see; more digits only make the file longer. */
export const figure = (value: number) => String(Math.round(value * 10) / 10);

const attributeText = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`,
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
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number) =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  const [x, y] = at(0);
  let data = `M${figure(x)} ${figure(y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    data +=
      `C${figure(b[0] + (c[0] - a[0]) / 6)} ${figure(b[1] + (c[1] - a[1]) / 6)} ` +
      `${figure(c[0] - (d[0] - b[0]) / 6)} ${figure(c[1] - (d[1] - b[1]) / 6)} ${figure(c[0])} ${figure(c[1])}`;
  }
  return closed ? `${data}z` : data;
}

export const path = (data: string, attributes: Attributes) => element('path', { d: data, ...attributes });

/** A see-through element of its own costs the renderer a whole sheet; a see-through fill or stroke costs nothing. */
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
    : stroked(points.map(([x, y]) => `M${figure(x)} ${figure(y)}h0`).join(''), colour, radius * 2, extra);

/** Many straight strokes of one colour in a single path. */
export const strokes = (
  lines: readonly (readonly Point[])[],
  colour: string,
  width: number,
  extra: Attributes = {},
) => (lines.length === 0 ? '' : stroked(lines.map((line) => straight(line)).join(''), colour, width, extra));

export const linearGradient = (
  id: string,
  stops: readonly (readonly [share: number, colour: string, opacity?: number])[],
  extra: Attributes = {},
) => element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1, ...extra }, stopList(stops));

export const radialGradient = (
  id: string,
  stops: readonly (readonly [share: number, colour: string, opacity?: number])[],
  extra: Attributes = {},
) => element('radialGradient', { id, ...extra }, stopList(stops));

const stopList = (stops: readonly (readonly [number, string, number?])[]) =>
  stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

/** Children shown only inside the outline. The id must be unique in the drawing. */
export const clipped = (id: string, outline: string, ...children: string[]) =>
  element('clipPath', { id }, path(outline, {})) + group({ 'clip-path': `url(#${id})` }, ...children);

export function sheet(width: number, height: number, ...children: string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    children.join(''),
  );
}
