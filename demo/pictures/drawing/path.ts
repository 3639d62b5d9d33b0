import { between, type Point } from './geometry.ts';
import { tenths } from './number.ts';

export type { Point };

/** One step of a path in absolute coordinates: move, line, cubic curve or close. */
export type Segment =
  | { to: 'M'; at: Point }
  | { to: 'L'; at: Point }
  | { to: 'C'; c1: Point; c2: Point; at: Point }
  | { to: 'Z' };

export type Path = readonly Segment[];
export type Matrix = readonly [number, number, number, number, number, number];

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Reads SVG path data (every command, relative or absolute) into absolute moves, lines and cubic curves. */
export function readPath(data: string): Path {
  const path: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // The last control point: the commands S and T continue a curve of the same kind.
  let [cubicX, cubicY, quadX, quadY] = [0, 0, 0, 0];
  for (const [, letter = '', body = ''] of data.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    let command = letter.toUpperCase();
    const relative = letter !== command;
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);
    const size = ARGUMENTS[command];
    if (size === undefined) throw new Error(`Unknown path command ${letter}`);
    let index = 0;
    do {
      const [ox, oy] = relative ? [x, y] : [0, 0];
      const arg = (i: number) => numbers[index + i] ?? 0;
      const px = (i: number) => arg(i) + ox;
      const py = (i: number) => arg(i) + oy;
      let smoothCubic = false;
      let smoothQuad = false;
      const curve = (c1: Point, c2: Point, at: Point) => path.push({ to: 'C', c1, c2, at });
      const quad = (qx: number, qy: number, ex: number, ey: number) => {
        curve(
          [x + ((qx - x) * 2) / 3, y + ((qy - y) * 2) / 3],
          [ex + ((qx - ex) * 2) / 3, ey + ((qy - ey) * 2) / 3],
          [ex, ey],
        );
        [quadX, quadY, x, y, smoothQuad] = [qx, qy, ex, ey, true];
      };
      switch (command) {
        case 'M':
          [x, y] = [px(0), py(1)];
          [startX, startY] = [x, y];
          path.push({ to: 'M', at: [x, y] });
          command = 'L';
          break;
        case 'L':
        case 'H':
        case 'V':
          [x, y] = command === 'H' ? [px(0), y] : command === 'V' ? [x, arg(0) + oy] : [px(0), py(1)];
          path.push({ to: 'L', at: [x, y] });
          break;
        case 'C':
        case 'S': {
          const at = command === 'S' ? 0 : 2;
          const c1: Point = command === 'S' ? [2 * x - cubicX, 2 * y - cubicY] : [px(0), py(1)];
          [cubicX, cubicY] = [px(at), py(at + 1)];
          [x, y] = [px(at + 2), py(at + 3)];
          curve(c1, [cubicX, cubicY], [x, y]);
          smoothCubic = true;
          break;
        }
        case 'Q':
          quad(px(0), py(1), px(2), py(3));
          break;
        case 'T':
          quad(2 * x - quadX, 2 * y - quadY, px(0), py(1));
          break;
        case 'A': {
          const [ex, ey] = [px(5), py(6)];
          for (const [c1, c2, at] of arc([x, y], arg(0), arg(1), arg(2), arg(3) !== 0, arg(4) !== 0, [
            ex,
            ey,
          ])) {
            curve(c1, c2, at);
          }
          [x, y] = [ex, ey];
          break;
        }
        default:
          path.push({ to: 'Z' });
          [x, y] = [startX, startY];
      }
      if (!smoothCubic) [cubicX, cubicY] = [x, y];
      if (!smoothQuad) [quadX, quadY] = [x, y];
      index += size;
    } while (size > 0 && index + size <= numbers.length);
  }
  return path;
}

/** An elliptical arc as cubic curves (SVG 1.1, appendix F.6). */
function arc(from: Point, rx: number, ry: number, turn: number, large: boolean, sweep: boolean, to: Point) {
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x1, y1] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.sqrt(Math.max(1, (x1 / rx) ** 2 + (y1 / ry) ** 2));
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow];
  const rest = (a * b) ** 2 - (a * y1) ** 2 - (b * x1) ** 2;
  const factor =
    (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, rest) / ((a * y1) ** 2 + (b * x1) ** 2 || 1));
  const [cx1, cy1] = [(factor * a * y1) / b, (-factor * b * x1) / a];
  const cx = cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2;
  const cy = sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2;
  const start = Math.atan2((y1 - cy1) / b, (x1 - cx1) / a);
  let span = Math.atan2((-y1 - cy1) / b, (-x1 - cx1) / a) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2)));
  const step = span / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const at = (ux: number, uy: number): Point => [
    cx + cos * a * ux - sin * b * uy,
    cy + sin * a * ux + cos * b * uy,
  ];
  return Array.from({ length: count }, (_, i) => {
    const [t, u] = [start + i * step, start + (i + 1) * step];
    return [
      at(Math.cos(t) - reach * Math.sin(t), Math.sin(t) + reach * Math.cos(t)),
      at(Math.cos(u) + reach * Math.sin(u), Math.sin(u) - reach * Math.cos(u)),
      at(Math.cos(u), Math.sin(u)),
    ] as const;
  });
}

const pair = (point: Point) => `${tenths(point[0])} ${tenths(point[1])}`;

/** Writes a path as SVG path data, rounded to a tenth of a pixel. */
export function writePath(path: Path): string {
  return path
    .map((segment) => {
      if (segment.to === 'Z') return 'Z';
      if (segment.to === 'C') return `C${pair(segment.c1)} ${pair(segment.c2)} ${pair(segment.at)}`;
      return segment.to + pair(segment.at);
    })
    .join('');
}

/** Moves every point of a path, control points too: right for matrices, and for gentle bends of short segments. */
export function mapPath(path: Path, move: (point: Point) => Point): Path {
  return path.map((segment) => {
    if (segment.to === 'Z') return segment;
    if (segment.to === 'C') {
      return { to: 'C', c1: move(segment.c1), c2: move(segment.c2), at: move(segment.at) };
    }
    return { to: segment.to, at: move(segment.at) };
  });
}

/** Cuts long segments into pieces of at most about `length`, so that {@link mapPath} can bend them. */
export function dividePath(path: Path, length: number): Path {
  const pieces: Segment[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  const line = (to: Point) => {
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - at[0], to[1] - at[1]) / length));
    for (let i = 1; i <= count; i++) pieces.push({ to: 'L', at: between(at, to, i / count) });
    at = to;
  };
  for (const segment of path) {
    if (segment.to === 'M') {
      pieces.push(segment);
      at = start = segment.at;
    } else if (segment.to === 'L') {
      line(segment.at);
    } else if (segment.to === 'Z') {
      if (Math.hypot(start[0] - at[0], start[1] - at[1]) > length) line(start);
      pieces.push(segment);
      at = start;
    } else {
      let { c1, c2 } = segment;
      const reach = [at, c1, c2, segment.at] as const;
      const long = reach
        .slice(1)
        .reduce((sum, p, i) => sum + Math.hypot(p[0] - (reach[i]?.[0] ?? 0), p[1] - (reach[i]?.[1] ?? 0)), 0);
      for (let left = Math.max(1, Math.ceil(long / length)); left > 1; left--) {
        // de Casteljau: split off the first 1/left of what remains.
        const t = 1 / left;
        const [ab, bc, cd] = [between(at, c1, t), between(c1, c2, t), between(c2, segment.at, t)];
        const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
        const mid = between(abc, bcd, t);
        pieces.push({ to: 'C', c1: ab, c2: abc, at: mid });
        at = mid;
        c1 = bcd;
        c2 = cd;
      }
      pieces.push({ to: 'C', c1, c2, at: segment.at });
      at = segment.at;
    }
  }
  return pieces;
}

/** A smooth curve through the points (Catmull-Rom); `tension` 0 gives round curves, 1 straight lines. */
export function throughPoints(points: readonly Point[], closed = false, tension = 0): Path {
  const count = points.length;
  const point = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]) ?? [0, 0];
  const pull = (1 - tension) / 6;
  const path: Segment[] = [{ to: 'M', at: point(0) }];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    path.push({
      to: 'C',
      c1: [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull],
      c2: [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull],
      at: to,
    });
  }
  return closed ? [...path, { to: 'Z' }] : path;
}

/** Straight lines through the points. */
export function polyline(points: readonly Point[], closed = true): Path {
  const path = points.map((at, i): Segment => ({ to: i === 0 ? 'M' : 'L', at }));
  return closed ? [...path, { to: 'Z' }] : path;
}
