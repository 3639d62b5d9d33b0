import type { Art, Shape, Style } from '../pictures/drawing/art.ts';
import type { Path, Point } from '../pictures/drawing/path.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Writes a number without the zeros that SVG does not need. */
const short = (value: number) => `${value}`.replace(/^(-?)0\./, '$1.');

/** Writes a path as SVG path data with relative commands, rounded to 1/`unit`. */
export function writeRelative(path: Path, unit: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let data = '';
  let last = '';
  const round = (value: number) => Math.round(value * unit);
  const add = (command: string, values: readonly number[]) => {
    let text = command === last && command !== 'm' ? '' : command;
    for (const [i, value] of values.entries()) {
      const written = short(value / unit);
      text += (i === 0 && text !== '') || written.startsWith('-') ? written : ` ${written}`;
    }
    data += text;
    last = command;
  };
  for (const segment of path) {
    if (segment.to === 'Z') {
      data += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const to: Point = [round(segment.at[0]), round(segment.at[1])];
    if (segment.to === 'M') {
      data += `M${short(to[0] / unit)}${to[1] < 0 ? '' : ' '}${short(to[1] / unit)}`;
      last = 'M';
      [startX, startY] = to;
    } else if (segment.to === 'L') {
      const [dx, dy] = [to[0] - x, to[1] - y];
      if (dx === 0 && dy === 0) continue;
      if (dy === 0) add('h', [dx]);
      else if (dx === 0) add('v', [dy]);
      else add('l', [dx, dy]);
    } else {
      const points = [segment.c1, segment.c2].flatMap(([cx, cy]) => [round(cx) - x, round(cy) - y]);
      const values = [...points, to[0] - x, to[1] - y];
      if (values.every((value) => value === 0)) continue;
      add('c', values);
    }
    [x, y] = to;
  }
  return data;
}

const attributes = (style: Style, unit: number): string => {
  const round = (value: number) => short(Math.round(value * unit * 10) / (unit * 10));
  const { fill, stroke, width = 1, opacity, cap, join, dash, rule } = style;
  const list: [string, string | undefined][] = [
    ['fill', fill ?? 'none'],
    ['stroke', stroke],
    ['stroke-width', stroke && round(width)],
    ['stroke-linecap', stroke && cap !== 'butt' ? cap : undefined],
    ['stroke-linejoin', stroke && join !== 'miter' ? join : undefined],
    ['stroke-dasharray', stroke && dash?.map(round).join(' ')],
    ['fill-rule', rule],
    ['opacity', opacity === undefined || opacity === 1 ? undefined : short(Math.round(opacity * 100) / 100)],
  ];
  return list
    .map(([name, value]) => (value === undefined || value === '' ? '' : ` ${name}="${value}"`))
    .join('');
};

const pointsOf = (path: Path): readonly Point[] =>
  path.flatMap((segment) =>
    segment.to === 'Z' ? [] : segment.to === 'C' ? [segment.c1, segment.c2, segment.at] : [segment.at],
  );

/** Whether a shape lies outside a box, or is too small to be seen in print. */
function isInvisible(shape: Shape, box: Box): boolean {
  const points = pointsOf(shape.path);
  const edge = shape.stroke ? (shape.width ?? 1) / 2 : 0;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return (
    left - edge > box.right || right + edge < box.left || top - edge > box.bottom || bottom + edge < box.top
  );
}

/**
 * Writes art as an SVG document whose coordinates are millimetres from the print area's top left corner.
 * @param name prefix of the ids
 */
export function writeArtSvg(art: Art, name: string, box: Box, unit: number): string {
  let count = 0;
  const definitions: string[] = [];
  const markup = (nodes: Art): string => {
    const parts: string[] = [];
    let data = '';
    let style = '';
    const flush = () => {
      if (data) parts.push(`<path d="${data}"${style}/>`);
      data = '';
    };
    for (const node of nodes) {
      if ('clip' in node) {
        flush();
        const inside = markup(node.art);
        if (inside === '') continue;
        const id = `${name}-${(count++).toString(36)}`;
        definitions.push(`<clipPath id="${id}"><path d="${writeRelative(node.clip, unit)}"/></clipPath>`);
        parts.push(`<g clip-path="url(#${id})">${inside}</g>`);
        continue;
      }
      if (isInvisible(node, box)) continue;
      const next = attributes(node, unit);
      // Shapes in a row with the same opaque stroke become one path.
      if (next !== style || node.fill !== undefined || node.opacity !== undefined) flush();
      style = next;
      data += writeRelative(node.path, unit);
    }
    flush();
    return parts.join('');
  };
  const body = markup(art);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const defs = definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${box.left} ${box.top} ${width} ${height}">${defs}${body}</svg>\n`;
}
