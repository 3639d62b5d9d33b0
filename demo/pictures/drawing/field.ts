import { boundsOf, isInside, type Point } from './geometry.ts';

/** How deep each place lies inside a shape, on a grid: the base for marks that follow an outline inwards. */
export interface Field {
  depthAt: (point: Point) => number;
  /** Lines of equal depth, each a closed loop. */
  contour: (depth: number) => Point[][];
  deepest: number;
}

function distanceToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** `cell` is the size of a grid cell in pixels: a smaller one follows narrow limbs better, but takes longer. */
export function fieldOf(outline: readonly Point[], cell = 4): Field {
  const { left, top, width, height } = boundsOf(outline);
  const [originX, originY] = [left - cell * 2, top - cell * 2];
  const columns = Math.ceil(width / cell) + 5;
  const rows = Math.ceil(height / cell) + 5;
  const depths = new Float64Array(columns * rows);
  let deepest = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [originX + column * cell, originY + row * cell];
      // Places outside the shape have no depth, so most of them are skipped.
      if (!isInside(outline, [x, y])) {
        depths[row * columns + column] = -cell;
        continue;
      }
      let nearest = Infinity;
      for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
        const [a, b] = [outline[i] as Point, outline[j] as Point];
        nearest = Math.min(nearest, distanceToSegment(x, y, a[0], a[1], b[0], b[1]));
      }
      depths[row * columns + column] = nearest;
      deepest = Math.max(deepest, nearest);
    }
  }
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? -Infinity
      : (depths[row * columns + column] as number);

  const depthAt = ([x, y]: Point) => {
    const column = Math.floor((x - originX) / cell);
    const row = Math.floor((y - originY) / cell);
    if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return -Infinity;
    const [tx, ty] = [(x - originX) / cell - column, (y - originY) / cell - row];
    const upper = at(column, row) * (1 - tx) + at(column + 1, row) * tx;
    const lower = at(column, row + 1) * (1 - tx) + at(column + 1, row + 1) * tx;
    return upper * (1 - ty) + lower * ty;
  };

  // Marching squares: every cell that the level crosses gives one or two segments from edge to edge; edges have
  // numbers, by which the segments of neighbouring cells are joined.
  const contour = (depth: number): Point[][] => {
    const places = new Map<number, Point>();
    const links = new Map<number, number[]>();
    const edge = (column: number, row: number, upright: boolean): number => {
      const name = (row * columns + column) * 2 + (upright ? 1 : 0);
      if (!places.has(name)) {
        const a = at(column, row);
        const b = upright ? at(column, row + 1) : at(column + 1, row);
        const t = (depth - a) / (b - a);
        places.set(name, [
          originX + (column + (upright ? 0 : t)) * cell,
          originY + (row + (upright ? t : 0)) * cell,
        ]);
      }
      return name;
    };
    const link = (a: number, b: number) => {
      links.set(a, [...(links.get(a) ?? []), b]);
      links.set(b, [...(links.get(b) ?? []), a]);
    };
    for (let row = 0; row < rows - 1; row += 1) {
      for (let column = 0; column < columns - 1; column += 1) {
        const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
        const code = corners.reduce((sum, value, i) => sum + (value > depth ? 1 << i : 0), 0);
        if (code === 0 || code === 15) continue;
        const north = () => edge(column, row, false);
        const south = () => edge(column, row + 1, false);
        const west = () => edge(column, row, true);
        const east = () => edge(column + 1, row, true);
        if (code === 1 || code === 14) link(north(), west());
        else if (code === 2 || code === 13) link(north(), east());
        else if (code === 4 || code === 11) link(south(), east());
        else if (code === 8 || code === 7) link(south(), west());
        else if (code === 3 || code === 12) link(west(), east());
        else if (code === 6 || code === 9) link(north(), south());
        else if (code === 5) {
          link(north(), west());
          link(south(), east());
        } else {
          link(north(), east());
          link(south(), west());
        }
      }
    }
    const seen = new Set<number>();
    const loops: Point[][] = [];
    for (const start of links.keys()) {
      if (seen.has(start)) continue;
      const loop: Point[] = [];
      let current: number | undefined = start;
      while (current !== undefined && !seen.has(current)) {
        seen.add(current);
        loop.push(places.get(current) as Point);
        current = (links.get(current) ?? []).find((next) => !seen.has(next));
      }
      if (loop.length > 4) loops.push(loop);
    }
    return loops;
  };
  return { depthAt, contour, deepest };
}
