import type { Mesh } from '@rangmala/shared/contract/surface-mesh';

/** Pixels row by row: three bytes each for a photograph, four for a design. */
export interface Raster {
  pixels: Uint8Array;
  width: number;
  height: number;
}

type Vertex = readonly [x: number, y: number, u: number, v: number];

/** Rec. 601 luma weights; the same as in the browser's preview. */
const LUMINANCE = [0.299, 0.587, 0.114] as const;
/** Largest factor by which highlights of the photograph lighten the design. */
const MAX_LIGHT = 1.2;

/**
 * Draws a design onto a photograph, triangle by triangle, and multiplies its colours by the photograph's relative
 * luminance. Changes the photograph.
 * @param base colour of the surface in even light, `#rrggbb`
 */
export function drawMesh(
  photograph: Raster,
  design: Raster,
  { positions, uvs, indices }: Mesh,
  base: string,
): void {
  const baseLight = Math.max(0.02, luminanceOf(base)) * 255;
  const vertex = (corner: number): Vertex => {
    const at = (indices[corner] ?? 0) * 2;
    return [
      (positions[at] ?? 0) * photograph.width,
      (positions[at + 1] ?? 0) * photograph.height,
      (uvs[at] ?? 0) * design.width,
      (uvs[at + 1] ?? 0) * design.height,
    ];
  };
  // Neighbouring triangles share edges, but each pixel must be drawn only once.
  const inked = new Uint8Array(photograph.width * photograph.height);
  for (let corner = 0; corner < indices.length; corner += 3) {
    drawTriangle(
      photograph,
      design,
      [vertex(corner), vertex(corner + 1), vertex(corner + 2)],
      baseLight,
      inked,
    );
  }
}

function drawTriangle(
  photograph: Raster,
  design: Raster,
  [a, b, c]: readonly [Vertex, Vertex, Vertex],
  even: number,
  inked: Uint8Array,
): void {
  const size = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(size) < 1e-9) return;
  const [left, right] = range([a[0], b[0], c[0]], photograph.width);
  const [top, bottom] = range([a[1], b[1], c[1]], photograph.height);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const s = ((px - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (py - a[1])) / size;
      const t = ((b[0] - a[0]) * (py - a[1]) - (px - a[0]) * (b[1] - a[1])) / size;
      if (s < -1e-6 || t < -1e-6 || s + t > 1 + 1e-6) continue;
      const at = y * photograph.width + x;
      if (inked[at]) continue;
      inked[at] = 1;
      drawPixel(
        photograph.pixels,
        at * 3,
        design,
        a[2] + s * (b[2] - a[2]) + t * (c[2] - a[2]),
        a[3] + s * (b[3] - a[3]) + t * (c[3] - a[3]),
        even,
      );
    }
  }
}

/** Draws the design's colour at (u, v), in pixels of the design, onto one pixel. */
function drawPixel(pixels: Uint8Array, at: number, design: Raster, u: number, v: number, even: number): void {
  const [red, green, blue, alpha] = sample(design, u - 0.5, v - 0.5);
  if (alpha === 0) return;
  const bare = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
  const brightness = bare[0] * LUMINANCE[0] + bare[1] * LUMINANCE[1] + bare[2] * LUMINANCE[2];
  const light = Math.min(MAX_LIGHT, brightness / even);
  const transparency = 1 - alpha / 255;
  pixels[at] = Math.min(255, red * light + bare[0] * transparency);
  pixels[at + 1] = Math.min(255, green * light + bare[1] * transparency);
  pixels[at + 2] = Math.min(255, blue * light + bare[2] * transparency);
}

/** Returns the bilinear interpolation of four pixels, with red, green and blue multiplied by alpha. */
function sample({ pixels, width, height }: Raster, u: number, v: number): [number, number, number, number] {
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
    const at = (row * width + column) * 4;
    const alpha = (pixels[at + 3] ?? 0) * weight;
    sum[0] += ((pixels[at] ?? 0) * alpha) / 255;
    sum[1] += ((pixels[at + 1] ?? 0) * alpha) / 255;
    sum[2] += ((pixels[at + 2] ?? 0) * alpha) / 255;
    sum[3] += alpha;
  }
  return sum;
}

/** Returns the first pixel that a triangle may touch, and the pixel after the last one. */
function range(values: readonly number[], limit: number): [number, number] {
  return [Math.max(0, Math.floor(Math.min(...values))), Math.min(limit, Math.ceil(Math.max(...values)) + 1)];
}

function luminanceOf(colour: string): number {
  const part = (index: number) => parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16) / 255;
  return LUMINANCE.reduce((sum, weight, index) => sum + weight * part(index), 0);
}
