import type { SurfaceGrid } from './product-details.ts';

/** Triangles that map a flat picture onto a photograph. */
export interface Mesh {
  /** x and y of each vertex on the photograph, as fractions of its width and height. */
  positions: Float32Array;
  /** u and v of each vertex on the flat picture, from 0 to 1. */
  uvs: Float32Array;
  /** Three vertex indices per triangle. */
  indices: Uint16Array;
}

/** Maximum number of cells in a row or column after the division. A row or column with more cells is not divided. */
const MAX_CELLS = 32;

/** Returns a mesh that divides the cells of a grid into small triangles, which approximate the curved surface. */
export function createMesh({ columns, rows, points }: SurfaceGrid): Mesh {
  const cellsAcross = (columns - 1) * Math.max(1, Math.floor(MAX_CELLS / (columns - 1)));
  const cellsDown = (rows - 1) * Math.max(1, Math.floor(MAX_CELLS / (rows - 1)));
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let y = 0; y <= cellsDown; y += 1) {
    for (let x = 0; x <= cellsAcross; x += 1) {
      const [u, v] = [x / cellsAcross, y / cellsDown];
      uvs.push(u, v);
      positions.push(...interpolatePoint(columns, rows, points, u, v));
      if (x === cellsAcross || y === cellsDown) continue;
      const vertexIndex = y * (cellsAcross + 1) + x;
      const indexBelow = vertexIndex + cellsAcross + 1;
      indices.push(vertexIndex, vertexIndex + 1, indexBelow, vertexIndex + 1, indexBelow + 1, indexBelow);
    }
  }
  return {
    positions: new Float32Array(positions),
    uvs: new Float32Array(uvs),
    indices: new Uint16Array(indices),
  };
}

function interpolatePoint(
  columns: number,
  rows: number,
  points: SurfaceGrid['points'],
  u: number,
  v: number,
): [number, number] {
  const [x, y] = [u * (columns - 1), v * (rows - 1)];
  const [cellColumn, cellRow] = [Math.min(columns - 2, Math.floor(x)), Math.min(rows - 2, Math.floor(y))];
  const [shareX, shareY] = [x - cellColumn, y - cellRow];
  const getVertex = (column: number, row: number) => points[row * columns + column] ?? [0, 0];
  const [topLeft, topRight, bottomLeft, bottomRight] = [
    getVertex(cellColumn, cellRow),
    getVertex(cellColumn + 1, cellRow),
    getVertex(cellColumn, cellRow + 1),
    getVertex(cellColumn + 1, cellRow + 1),
  ];
  const interpolate = (index: 0 | 1) =>
    (1 - shareY) * ((1 - shareX) * topLeft[index] + shareX * topRight[index]) +
    shareY * ((1 - shareX) * bottomLeft[index] + shareX * bottomRight[index]);
  return [interpolate(0), interpolate(1)];
}
