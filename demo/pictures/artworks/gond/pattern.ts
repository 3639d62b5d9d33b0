import { fieldOf } from '../../drawing/field.ts';
import { arc, curve, polar, ribbon, walk, type Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { tenths } from '../../drawing/number.ts';
import { dots, filled, straight, strokes } from '../../drawing/svg.ts';

export type Mark = 'dash' | 'dot' | 'comb' | 'slant' | 'scale' | 'chain';

export interface Skin {
  base: string;
  /** Colours of the marks, from the outline inwards, over and over. */
  marks: readonly string[];
  kinds: readonly Mark[];
  outline?: string;
  /** Distance between two rows of marks. */
  pitch?: number;
}

/** One row of marks along a line; each Gond painter has a pattern of their own. */
function row(
  random: Random,
  line: readonly Point[],
  kind: Mark,
  colour: string,
  size: number,
  closed: boolean,
): string {
  const lines: Point[][] = [];
  const points: Point[] = [];
  if (kind === 'dot') {
    walk(line, size * 0.85, closed).forEach(({ point }) => points.push(point));
    return dots(points, size * 0.23, colour);
  }
  if (kind === 'dash') {
    for (const { point, angle } of walk(line, size * 1.15, closed))
      lines.push([polar(point, -size * 0.36, angle), polar(point, size * 0.36, angle)]);
    return strokes(lines, colour, size * 0.3);
  }
  if (kind === 'comb') {
    for (const { point, angle } of walk(line, size * 0.5, closed)) {
      const across = angle + Math.PI / 2 + random.tremble(0.1);
      lines.push([polar(point, -size * 0.34, across), polar(point, size * 0.34, across)]);
    }
    return strokes(lines, colour, size * 0.2);
  }
  if (kind === 'slant') {
    for (const { point, angle } of walk(line, size * 0.6, closed))
      lines.push([polar(point, -size * 0.42, angle + 0.75), polar(point, size * 0.42, angle + 0.75)]);
    return strokes(lines, colour, size * 0.22);
  }
  if (kind === 'scale') {
    for (const { point, angle } of walk(line, size * 0.95, closed))
      lines.push(arc(point, size * 0.42, angle - 0.1, angle + Math.PI + 0.1, 5));
    return strokes(lines, colour, size * 0.18);
  }
  for (const { point, angle } of walk(line, size * 1.2, closed)) {
    points.push(point);
    for (const side of [-1, 1])
      lines.push([
        polar(point, size * 0.62, angle + side * 0.45),
        polar(point, size * 0.3, angle + side * 1.2),
      ]);
  }
  return dots(points, size * 0.2, colour) + strokes(lines, colour, size * 0.17);
}

/** A shape filled with rows of marks that follow its outline inwards. */
export function patterned(random: Random, outline: readonly Point[], skin: Skin): string {
  const pitch = skin.pitch ?? 10;
  const field = fieldOf(outline, Math.max(3, pitch * 0.4));
  let marks = '';
  for (let i = 0, depth = pitch * 0.75; depth < field.deepest; i += 1, depth += pitch) {
    const kind = skin.kinds[i % skin.kinds.length] as Mark;
    const colour = skin.marks[i % skin.marks.length] as string;
    for (const loop of field.contour(depth))
      if (loop.length > 6) marks += row(random, loop, kind, colour, pitch, true);
  }
  return painted(outline, skin.base, pitch * 0.28, skin.outline) + marks;
}

/** A limb or branch: a line that swells and tapers, with its own marks inside. */
export function limb(random: Random, line: readonly Point[], widths: readonly number[], skin: Skin): string {
  return patterned(random, limbOutline(line, widths), skin);
}

export function limbOutline(line: readonly Point[], widths: readonly number[]): Point[] {
  const dense = curve(line, false, 6);
  const widthAt = (share: number) => {
    const place = share * (widths.length - 1);
    const index = Math.min(widths.length - 2, Math.floor(place));
    const [a, b] = [widths[index] as number, widths[index + 1] as number];
    return (a + (b - a) * (place - index)) / 2;
  };
  const sides = ribbon(dense, widthAt);
  const half = sides.length / 2;
  const cap = (end: Point, inner: Point, radius: number) => {
    const heading = Math.atan2(end[1] - inner[1], end[0] - inner[0]);
    return radius < 3 ? [] : arc(end, radius, heading + Math.PI / 2, heading - Math.PI / 2, 8).slice(1, -1);
  };
  const end = cap(dense[dense.length - 1] as Point, dense[dense.length - 2] as Point, widthAt(1));
  const start = cap(dense[0] as Point, dense[1] as Point, widthAt(0));
  return [...sides.slice(0, half), ...end, ...sides.slice(half), ...start];
}

/** A leaf with a spine and ribs in a second colour; `length` from stalk to tip. */
export function leaf(
  at: Point,
  length: number,
  angle: number,
  fill: string,
  rib: string,
  plump = 0.3,
): string {
  const tip = polar(at, length, angle);
  const side = (sign: number, share: number, width: number) =>
    polar(polar(at, length * share, angle), length * width * sign, angle + Math.PI / 2);
  const [a, b] = [side(1, 0.42, plump * 1.9), side(-1, 0.42, plump * 1.9)];
  const f = tenths;
  const outline = `M${f(at[0])} ${f(at[1])}Q${f(a[0])} ${f(a[1])} ${f(tip[0])} ${f(tip[1])}Q${f(b[0])} ${f(b[1])} ${f(at[0])} ${f(at[1])}`;
  const ribs: Point[][] = [[polar(at, length * 0.1, angle), polar(at, length * 0.86, angle)]];
  for (const share of length < 30 ? [0.34, 0.58] : [0.28, 0.46, 0.64]) {
    ribs.push([
      side(1, share + 0.13, plump * 0.62 * (1.2 - share)),
      polar(at, length * share, angle),
      side(-1, share + 0.13, plump * 0.62 * (1.2 - share)),
    ]);
  }
  return `<path d="${outline}" fill="${fill}"/><path d="${ribs.map((line) => straight(line)).join('')}" stroke="${rib}" stroke-width="${f(Math.max(1, length * 0.036))}" fill="none"/>`;
}

/** A plain painted shape with the black outline that all shapes of a picture share. */
export const plain = (outline: readonly Point[], fill: string, width = 2.6) => painted(outline, fill, width);

const painted = (outline: readonly Point[], fill: string, width: number, stroke = '#1d1a1c') =>
  filled(straight(outline, true), fill, { stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });

/** An eye with a ring, seen from the front. */
export const eye = (at: Point, radius: number) =>
  dots([at], radius * 1.35, '#1d1a1c') +
  dots([at], radius * 1.12, '#fff8ea') +
  dots([at], radius * 0.6, '#1d1a1c') +
  dots([[at[0] + radius * 0.2, at[1] - radius * 0.22]], radius * 0.18, '#fff8ea');
