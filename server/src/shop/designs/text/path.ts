/** A path command of a glyph: M, L, Q, C or Z with absolute coordinates. */
export interface PathCommand {
  type: string;
  values: readonly number[];
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Returns the exact bounding box of a path. Control points of curves may be outside the box. Returns undefined for a
 * path without width, such as an empty path.
 */
export function computeBounds(commands: readonly PathCommand[]): Bounds | undefined {
  const bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let position: readonly [number, number] = [0, 0];
  for (const { values } of commands) {
    const end = values.slice(-2);
    if (end.length < 2) continue;
    const points = [...position, ...values];
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    for (const x of findExtremes(xs))
      [bounds.left, bounds.right] = [Math.min(bounds.left, x), Math.max(bounds.right, x)];
    for (const y of findExtremes(ys))
      [bounds.top, bounds.bottom] = [Math.min(bounds.top, y), Math.max(bounds.bottom, y)];
    position = [end[0] ?? 0, end[1] ?? 0];
  }
  return bounds.left < bounds.right ? bounds : undefined;
}

/**
 * Returns the end point and the extremes of a Bézier curve along one axis.
 * @param points coordinates of the start, control and end points: two for a line, three or four for a curve
 */
function findExtremes(points: readonly number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = points;
  const isInsideCurve = (t: number) => t > 0 && t < 1;
  if (points.length === 3) {
    const t = (a - b) / (a - 2 * b + c);
    return [c, ...(isInsideCurve(t) ? [(1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c] : [])];
  }
  if (points.length === 4) {
    const cubicAt = (t: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    return [
      d,
      ...solveQuadraticEquation(3 * (d - 3 * c + 3 * b - a), 6 * (c - 2 * b + a), 3 * (b - a))
        .filter(isInsideCurve)
        .map(cubicAt),
    ];
  }
  return [points.at(-1) ?? 0];
}

/** Returns the real solutions of a·t² + b·t + c = 0. */
function solveQuadraticEquation(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < 1e-9) return b === 0 ? [] : [-c / b];
  const root = Math.sqrt(b * b - 4 * a * c);
  return Number.isNaN(root) ? [] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
}

/** Returns the commands after a scaling by `scale` and a move by (dx, dy). */
export function translateCommands(
  commands: readonly PathCommand[],
  dx: number,
  dy: number,
  scale = 1,
): PathCommand[] {
  return commands.map(({ type, values }) => ({
    type,
    values: values.map((value, index) => value * scale + (index % 2 === 0 ? dx : dy)),
  }));
}

/** Returns the `d` attribute of the path after a move by (dx, dy). Rounds coordinates to two decimals. */
export function formatPathData(commands: readonly PathCommand[], dx: number, dy: number): string {
  return commands
    .map(
      ({ type, values }) =>
        type + values.map((value, index) => round(value + (index % 2 === 0 ? dx : dy))).join(' '),
    )
    .join('');
}

const round = (value: number): number => Math.round(value * 100) / 100;
