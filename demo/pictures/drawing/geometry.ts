export type Point = readonly [x: number, y: number];

export const TURN = Math.PI * 2;

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;
export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a: Point, b: Point, share: number): Point => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
];

/** The point at `angle` (radians, clockwise from the right) and `radius` of a centre. */
export const polar = (centre: Point, radius: number, angle: number): Point => [
  centre[0] + Math.cos(angle) * radius,
  centre[1] + Math.sin(angle) * radius,
];

export const move = (points: readonly Point[], dx: number, dy: number) =>
  points.map(([x, y]): Point => [x + dx, y + dy]);

export const scale = (points: readonly Point[], factorX: number, factorY = factorX) =>
  points.map(([x, y]): Point => [x * factorX, y * factorY]);

export function rotate(points: readonly Point[], angle: number, about: Point = [0, 0]): Point[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return points.map(([x, y]) => {
    const dx = x - about[0];
    const dy = y - about[1];
    return [about[0] + dx * cos - dy * sin, about[1] + dx * sin + dy * cos];
  });
}

/** Scales, turns and moves points, in that order. */
export const place = (points: readonly Point[], at: Point, size = 1, angle = 0, mirrored = false) =>
  move(rotate(scale(points, mirrored ? -size : size, size), angle), at[0], at[1]);

export function ellipse(centre: Point, radiusX: number, radiusY = radiusX, count = 40, angle = 0): Point[] {
  const points = Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * TURN;
    return [centre[0] + Math.cos(turn) * radiusX, centre[1] + Math.sin(turn) * radiusY];
  });
  return angle === 0 ? points : rotate(points, angle, centre);
}

export function arc(centre: Point, radius: number, from: number, to: number, count = 24): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => polar(centre, radius, mix(from, to, i / count)));
}

const at = (points: readonly Point[], index: number, closed: boolean): Point => {
  const count = points.length;
  const wrapped = closed ? (index + count) % count : clamp(index, 0, count - 1);
  return points[wrapped] as Point;
};

/** Points of the curve through `points` (Catmull-Rom), `steps` to each stretch. */
export function curve(points: readonly Point[], closed = false, steps = 8): Point[] {
  const result: Point[] = [];
  const stretches = closed ? points.length : points.length - 1;
  for (let i = 0; i < stretches; i += 1) {
    const [a, b, c, d] = [
      at(points, i - 1, closed),
      at(points, i, closed),
      at(points, i + 1, closed),
      at(points, i + 2, closed),
    ];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const blend = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      result.push([blend(0), blend(1)]);
    }
  }
  if (!closed) result.push(at(points, points.length - 1, false));
  return result;
}

function lengthOf(points: readonly Point[], closed = false): number {
  let total = 0;
  for (let i = 1; i < points.length; i += 1)
    total += distance(at(points, i - 1, false), at(points, i, false));
  if (closed && points.length > 1)
    total += distance(at(points, points.length - 1, false), at(points, 0, false));
  return total;
}

export interface Station {
  point: Point;
  /** Direction of travel in radians. */
  angle: number;
  /** Share of the way, 0 to 1. */
  share: number;
}

/** Evenly spaced stations along a line, about `step` apart; both ends of an open line are included. */
export function walk(points: readonly Point[], step: number, closed = false): Station[] {
  const line = closed ? [...points, at(points, 0, false)] : points;
  const total = lengthOf(line);
  const count = Math.max(1, Math.round(total / step));
  const spacing = total / count;
  const stations: Station[] = [];
  let travelled = 0;
  let index = 1;
  for (let k = 0; k < (closed ? count : count + 1); k += 1) {
    const goal = k * spacing;
    while (
      index < line.length - 1 &&
      travelled + distance(at(line, index - 1, false), at(line, index, false)) < goal
    ) {
      travelled += distance(at(line, index - 1, false), at(line, index, false));
      index += 1;
    }
    const from = at(line, index - 1, false);
    const to = at(line, index, false);
    const stretch = distance(from, to) || 1;
    stations.push({
      point: between(from, to, clamp((goal - travelled) / stretch, 0, 1)),
      angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
      share: goal / (total || 1),
    });
  }
  return stations;
}

/** The line shifted sideways: positive is to the right of travel (inwards for a shape drawn counter-clockwise on screen). */
export function shifted(
  points: readonly Point[],
  by: number | ((share: number) => number),
  closed = false,
): Point[] {
  return points.map((point, i) => {
    const before = at(points, i - 1, closed);
    const after = at(points, i + 1, closed);
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2;
    const amount = typeof by === 'number' ? by : by(i / Math.max(1, points.length - 1));
    return polar(point, amount, angle);
  });
}

/** The outline of a brush stroke along a line whose half-width changes on the way. */
export function ribbon(points: readonly Point[], halfWidth: (share: number) => number): Point[] {
  return [
    ...shifted(points, (share) => halfWidth(share)),
    ...shifted(points, (share) => -halfWidth(share)).reverse(),
  ];
}

export function boundsOf(points: readonly Point[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

export function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i, i += 1) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/**
 * Reads points from text such as `'12 40, 33 50'`.
 * @throws Error when a pair does not have two numbers
 */
export function trace(text: string): Point[] {
  return text.split(',').map((pair): Point => {
    const [x, y, ...rest] = pair.trim().split(/\s+/).map(Number);
    if (x === undefined || y === undefined || rest.length > 0 || Number.isNaN(x + y))
      throw new Error(`Not a point: ${pair}`);
    return [x, y];
  });
}
