import type { SurfaceGrid } from './product-details.ts';

/** Triangles that map a flat picture onto a photograph. */
export interface Mesh {
  /** Photograph: x and y of each vertex, from 0 to 1. */
  positions: Float32Array;
  /** Flat picture: u and v of each vertex, from 0 to 1. */
  uvs: Float32Array;
  /** Three vertices per triangle. */
  indices: Uint16Array;
}

/** Cells along each side of the finest mesh; curved cells are approximated by flat triangles. */
const FINEST = 32;

/** Subdivides the cells of a grid until triangles approximate its curves. */
export function meshOf({ columns, rows, points }: SurfaceGrid): Mesh {
  const across = (columns - 1) * Math.max(1, Math.floor(FINEST / (columns - 1)));
  const down = (rows - 1) * Math.max(1, Math.floor(FINEST / (rows - 1)));
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let y = 0; y <= down; y += 1) {
    for (let x = 0; x <= across; x += 1) {
      const [u, v] = [x / across, y / down];
      uvs.push(u, v);
      positions.push(...pointAt(columns, rows, points, u, v));
      if (x === across || y === down) continue;
      const corner = y * (across + 1) + x;
      const below = corner + across + 1;
      indices.push(corner, corner + 1, below, corner + 1, below + 1, below);
    }
  }
  return {
    positions: new Float32Array(positions),
    uvs: new Float32Array(uvs),
    indices: new Uint16Array(indices),
  };
}

function pointAt(
  columns: number,
  rows: number,
  points: SurfaceGrid['points'],
  u: number,
  v: number,
): [number, number] {
  const [x, y] = [u * (columns - 1), v * (rows - 1)];
  const [c, r] = [Math.min(columns - 2, Math.floor(x)), Math.min(rows - 2, Math.floor(y))];
  const [s, t] = [x - c, y - r];
  const at = (column: number, row: number) => points[row * columns + column] ?? [0, 0];
  const [a, b, d, e] = [at(c, r), at(c + 1, r), at(c, r + 1), at(c + 1, r + 1)];
  const mix = (index: 0 | 1) =>
    (1 - t) * ((1 - s) * a[index] + s * b[index]) + t * ((1 - s) * d[index] + s * e[index]);
  return [mix(0), mix(1)];
}
