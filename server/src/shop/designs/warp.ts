import type { Mesh } from '@rangmala/shared/contract/surface-mesh';

/** Pixels row by row. Each pixel has three bytes (RGB) in a photograph and four bytes (RGBA) in a design. */
export interface Raster {
  pixels: Uint8Array;
  width: number;
  height: number;
}

type Vertex = readonly [x: number, y: number, u: number, v: number];

/** Luma weights of red, green and blue by Rec. 601. The preview in the browser uses the same weights. */
const LUMA_WEIGHTS = [0.299, 0.587, 0.114] as const;
/** Largest factor by which highlights of the photograph lighten the design. */
const MAX_LIGHT = 1.2;

/**
 * Draws a design onto a photograph, triangle by triangle, and multiplies the colours of the design by the brightness
 * of the photograph relative to `base`. Changes `photograph`.
 * @param base colour of the surface in even light, `#rrggbb`
 */
export function drawMesh(
  photograph: Raster,
  design: Raster,
  { positions, uvs, indices }: Mesh,
  base: string,
): void {
  const baseLight = Math.max(0.02, computeLuma(base)) * 255;
  const vertexAt = (corner: number): Vertex => {
    const offset = (indices[corner] ?? 0) * 2;
    return [
      (positions[offset] ?? 0) * photograph.width,
      (positions[offset + 1] ?? 0) * photograph.height,
      (uvs[offset] ?? 0) * design.width,
      (uvs[offset + 1] ?? 0) * design.height,
    ];
  };
  // Marks the drawn pixels. Two triangles share the pixels of their common edge, and each pixel must be blended only
  // once.
  const drawnPixels = new Uint8Array(photograph.width * photograph.height);
  for (let corner = 0; corner < indices.length; corner += 3) {
    drawTriangle(
      photograph,
      design,
      [vertexAt(corner), vertexAt(corner + 1), vertexAt(corner + 2)],
      baseLight,
      drawnPixels,
    );
  }
}

function drawTriangle(
  photograph: Raster,
  design: Raster,
  [a, b, c]: readonly [Vertex, Vertex, Vertex],
  baseLight: number,
  drawnPixels: Uint8Array,
): void {
  const doubleArea = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(doubleArea) < 1e-9) return;
  const [left, right] = computePixelRange([a[0], b[0], c[0]], photograph.width);
  const [top, bottom] = computePixelRange([a[1], b[1], c[1]], photograph.height);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const s = ((px - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (py - a[1])) / doubleArea;
      const t = ((b[0] - a[0]) * (py - a[1]) - (px - a[0]) * (b[1] - a[1])) / doubleArea;
      if (s < -1e-6 || t < -1e-6 || s + t > 1 + 1e-6) continue;
      const offset = y * photograph.width + x;
      if (drawnPixels[offset]) continue;
      drawnPixels[offset] = 1;
      drawPixel(
        photograph.pixels,
        offset * 3,
        design,
        a[2] + s * (b[2] - a[2]) + t * (c[2] - a[2]),
        a[3] + s * (b[3] - a[3]) + t * (c[3] - a[3]),
        baseLight,
      );
    }
  }
}

/** Blends the colour of the design at (u, v), in pixels of the design, into one pixel of the photograph. */
function drawPixel(
  pixels: Uint8Array,
  offset: number,
  design: Raster,
  u: number,
  v: number,
  baseLight: number,
): void {
  const [red, green, blue, alpha] = sampleColour(design, u - 0.5, v - 0.5);
  if (alpha === 0) return;
  const photographColour = [pixels[offset] ?? 0, pixels[offset + 1] ?? 0, pixels[offset + 2] ?? 0] as const;
  const brightness =
    photographColour[0] * LUMA_WEIGHTS[0] +
    photographColour[1] * LUMA_WEIGHTS[1] +
    photographColour[2] * LUMA_WEIGHTS[2];
  const light = Math.min(MAX_LIGHT, brightness / baseLight);
  const transparency = 1 - alpha / 255;
  pixels[offset] = Math.min(255, red * light + photographColour[0] * transparency);
  pixels[offset + 1] = Math.min(255, green * light + photographColour[1] * transparency);
  pixels[offset + 2] = Math.min(255, blue * light + photographColour[2] * transparency);
}

/** Returns the bilinear interpolation of four pixels, with red, green and blue multiplied by alpha. */
function sampleColour(
  { pixels, width, height }: Raster,
  u: number,
  v: number,
): [number, number, number, number] {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const column = Math.min(width - 1, Math.max(0, x + dx));
    const row = Math.min(height - 1, Math.max(0, y + dy));
    const weight = (dx ? u - x : 1 - u + x) * (dy ? v - y : 1 - v + y);
    const offset = (row * width + column) * 4;
    const alpha = (pixels[offset + 3] ?? 0) * weight;
    sum[0] += ((pixels[offset] ?? 0) * alpha) / 255;
    sum[1] += ((pixels[offset + 1] ?? 0) * alpha) / 255;
    sum[2] += ((pixels[offset + 2] ?? 0) * alpha) / 255;
    sum[3] += alpha;
  }
  return sum;
}

/** Returns the pixels that a triangle may touch along one axis, as the first index and the index after the last. */
function computePixelRange(values: readonly number[], limit: number): [number, number] {
  return [Math.max(0, Math.floor(Math.min(...values))), Math.min(limit, Math.ceil(Math.max(...values)) + 1)];
}

function computeLuma(colour: string): number {
  const channelAt = (index: number) => parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16) / 255;
  return LUMA_WEIGHTS.reduce((sum, weight, index) => sum + weight * channelAt(index), 0);
}
