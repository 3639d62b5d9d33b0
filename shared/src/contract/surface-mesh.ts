import type { SurfaceGrid } from './product-details.ts';

/** Red, green, blue and opacity of pixels row by row, from 0 to 255; for example `ImageData`. */
export interface Raster {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** A point on the photograph, and the same point on the design; both in pixels. */
type Vertex = readonly [x: number, y: number, u: number, v: number];

/** Largest factor by which highlights of the photograph lighten the design. */
const MAX_LIGHT = 1.2;
/** Maximum number of cells in a row or column after the division. A row or column with more cells is not divided. */
const MAX_CELLS = 32;

interface Drawing {
  photograph: Raster;
  design: Raster;
  /** Luma of the surface in even light, from 0 to 255. */
  baseLight: number;
  /** Two triangles share the pixels of their common edge, and each pixel must be blended only once. */
  drawnPixels: Uint8Array;
}

/**
 * Draws a design onto a photographed surface, and multiplies the colours of the design by the brightness of the
 * photograph relative to `base`. Divides the cells of the grid into small triangles, which approximate the curved surface.
 * Changes `photograph`.
 * @param base colour of the surface in even light, `#rrggbb`
 */
export function drawOnSurface(photograph: Raster, design: Raster, surface: SurfaceGrid, base: string): void {
  const drawing: Drawing = {
    photograph,
    design,
    baseLight: Math.max(5, computeLuma(readChannel(base, 0), readChannel(base, 1), readChannel(base, 2))),
    drawnPixels: new Uint8Array(photograph.width * photograph.height),
  };
  const [cellsAcross, cellsDown] = [surface.columns, surface.rows].map(
    (count) => (count - 1) * Math.max(1, Math.floor(MAX_CELLS / (count - 1))),
  ) as [number, number];
  const createVertex = (column: number, row: number): Vertex => {
    const [u, v] = [column / cellsAcross, row / cellsDown];
    const [x, y] = interpolatePoint(surface, u, v);
    return [x * photograph.width, y * photograph.height, u * design.width, v * design.height];
  };
  for (let row = 0; row < cellsDown; row += 1) {
    for (let column = 0; column < cellsAcross; column += 1) {
      const [topRight, bottomLeft] = [createVertex(column + 1, row), createVertex(column, row + 1)];
      drawTriangle(drawing, createVertex(column, row), topRight, bottomLeft);
      drawTriangle(drawing, topRight, createVertex(column + 1, row + 1), bottomLeft);
    }
  }
}

function interpolatePoint({ columns, rows, points }: SurfaceGrid, u: number, v: number): [number, number] {
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

function drawTriangle(drawing: Drawing, a: Vertex, b: Vertex, c: Vertex): void {
  const { photograph, drawnPixels } = drawing;
  const doubleArea = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(doubleArea) < 1e-9) return;
  const [left, right] = computePixelRange([a[0], b[0], c[0]], photograph.width);
  const [top, bottom] = computePixelRange([a[1], b[1], c[1]], photograph.height);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      // The middle of the pixel, from the first vertex.
      const dx = x + 0.5 - a[0];
      const dy = y + 0.5 - a[1];
      const s = (dx * (c[1] - a[1]) - (c[0] - a[0]) * dy) / doubleArea;
      const t = ((b[0] - a[0]) * dy - dx * (b[1] - a[1])) / doubleArea;
      if (s < -1e-6 || t < -1e-6 || s + t > 1 + 1e-6) continue;
      const pixel = y * photograph.width + x;
      if (drawnPixels[pixel]) continue;
      drawnPixels[pixel] = 1;
      const u = a[2] + s * (b[2] - a[2]) + t * (c[2] - a[2]);
      const v = a[3] + s * (b[3] - a[3]) + t * (c[3] - a[3]);
      drawPixel(drawing, pixel * 4, u - 0.5, v - 0.5);
    }
  }
}

/** Returns the pixels that a triangle may touch along one axis, as the first index and the index after the last. */
function computePixelRange(values: readonly number[], limit: number): [number, number] {
  return [Math.max(0, Math.floor(Math.min(...values))), Math.min(limit, Math.ceil(Math.max(...values)) + 1)];
}

/** Blends the colour of the design at (u, v), interpolated between four pixels, into a pixel of the photograph. */
function drawPixel({ photograph, design, baseLight }: Drawing, offset: number, u: number, v: number): void {
  const left = Math.floor(u);
  const top = Math.floor(v);
  // The colours are multiplied by the opacity.
  let red = 0;
  let green = 0;
  let blue = 0;
  let opacity = 0;
  for (let y = top; y <= top + 1; y += 1) {
    const row = Math.min(design.height - 1, Math.max(0, y)) * design.width;
    for (let x = left; x <= left + 1; x += 1) {
      const source = (row + Math.min(design.width - 1, Math.max(0, x))) * 4;
      const share = ((design.data[source + 3] ?? 0) / 255) * (1 - Math.abs(u - x)) * (1 - Math.abs(v - y));
      red += (design.data[source] ?? 0) * share;
      green += (design.data[source + 1] ?? 0) * share;
      blue += (design.data[source + 2] ?? 0) * share;
      opacity += share;
    }
  }
  if (opacity === 0) return;
  const { data } = photograph;
  const bareRed = data[offset] ?? 0;
  const bareGreen = data[offset + 1] ?? 0;
  const bareBlue = data[offset + 2] ?? 0;
  const light = Math.min(MAX_LIGHT, computeLuma(bareRed, bareGreen, bareBlue) / baseLight);
  data[offset] = Math.min(255, red * light + bareRed * (1 - opacity));
  data[offset + 1] = Math.min(255, green * light + bareGreen * (1 - opacity));
  data[offset + 2] = Math.min(255, blue * light + bareBlue * (1 - opacity));
}

/** Returns the luma of a colour by Rec. 601. */
const computeLuma = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** Returns red, green or blue of a `#rrggbb` colour, from 0 to 255. */
const readChannel = (colour: string, index: 0 | 1 | 2): number =>
  parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
