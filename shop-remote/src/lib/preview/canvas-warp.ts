import type { Mesh } from '@rangmala/shared/contract/surface-mesh';
import { MAX_LIGHT, convertToShade } from './light.ts';

/** Canvas with the warped design. Reused, because the preview is drawn again at every change of a design. */
let warpedDesign: HTMLCanvasElement | undefined;

/** The shade of the last photograph; see {@link convertToShade}. */
let lastShade: { photograph: CanvasImageSource; base: string; canvas: HTMLCanvasElement } | undefined;

/**
 * Draws a photograph, and draws the flat design onto the photographed surface. The design gets the light and shade of the
 * photograph. The result is the same as with WebGL2. Used when WebGL2 is missing or has failed.
 * @param base colour of the surface in even light, `#rrggbb`
 */
export function drawWithCanvas(
  context: CanvasRenderingContext2D,
  photograph: CanvasImageSource,
  flatDesign: HTMLCanvasElement,
  mesh: Mesh,
  base: string,
): void {
  const { width, height } = context.canvas;
  context.drawImage(photograph, 0, 0, width, height);
  warpedDesign ??= document.createElement('canvas');
  Object.assign(warpedDesign, { width, height });
  const warpContext = warpedDesign.getContext('2d');
  if (!warpContext) return;
  warpDesign(warpContext, flatDesign, mesh);
  const shade = getShade(photograph, base, warpedDesign);
  context.save();
  if (shade) {
    warpContext.globalCompositeOperation = 'source-atop';
    warpContext.drawImage(shade, 0, 0);
    context.drawImage(warpedDesign, 0, 0);
    // The shade has multiplied the colours by `light / MAX_LIGHT`. Adds the rest, so that the factor becomes `light`.
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = MAX_LIGHT - 1;
  } else {
    // Without the shade, multiplies by the photograph, so that light and shade stay visible on a light-coloured
    // product.
    context.globalCompositeOperation = 'multiply';
  }
  context.drawImage(warpedDesign, 0, 0);
  context.restore();
}

/**
 * Returns the shade of a photograph; see {@link convertToShade}. Returns undefined when the browser refuses to read the
 * photograph.
 */
function getShade(
  photograph: CanvasImageSource,
  base: string,
  { width, height }: HTMLCanvasElement,
): HTMLCanvasElement | undefined {
  if (lastShade?.photograph === photograph && lastShade.base === base && lastShade.canvas.width === width)
    return lastShade.canvas;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  try {
    context.drawImage(photograph, 0, 0, width, height);
    const image = context.getImageData(0, 0, width, height);
    convertToShade(image.data, base);
    context.putImageData(image, 0, 0);
  } catch {
    return undefined;
  }
  lastShade = { photograph, base, canvas };
  return canvas;
}

/** Draws the flat design onto the surface, triangle by triangle. */
function warpDesign(
  context: CanvasRenderingContext2D,
  flatDesign: HTMLCanvasElement,
  { positions, uvs, indices }: Mesh,
): void {
  const { width, height } = context.canvas;
  // Adds up the soft edges of neighbouring triangles. Otherwise the photograph would be visible between triangles.
  context.globalCompositeOperation = 'lighter';
  const readVertex = (list: Float32Array, corner: number, xScale: number, yScale: number) => {
    const index = (indices[corner] ?? 0) * 2;
    return [(list[index] ?? 0) * xScale, (list[index + 1] ?? 0) * yScale] as const;
  };
  for (let corner = 0; corner < indices.length; corner += 3) {
    const targetCorners = [0, 1, 2].map((step) => readVertex(positions, corner + step, width, height));
    const sourceCorners = [0, 1, 2].map((step) =>
      readVertex(uvs, corner + step, flatDesign.width, flatDesign.height),
    );
    drawTriangle(context, flatDesign, sourceCorners, targetCorners);
  }
}

type Corner = readonly [x: number, y: number];

/** Draws the triangle p, q, r of the source onto the triangle a, b, c of the canvas by an affine transform. */
function drawTriangle(
  context: CanvasRenderingContext2D,
  source: HTMLCanvasElement,
  [p = [0, 0], q = [0, 0], r = [0, 0]]: readonly Corner[],
  [a = [0, 0], b = [0, 0], c = [0, 0]]: readonly Corner[],
): void {
  const [ux, uy, vx, vy] = [q[0] - p[0], q[1] - p[1], r[0] - p[0], r[1] - p[1]];
  const determinant = ux * vy - uy * vx;
  if (Math.abs(determinant) < 1e-9) return;
  const solveCoefficients = (atP: number, atQ: number, atR: number): [number, number] => {
    const [du, dv] = [atQ - atP, atR - atP];
    return [(du * vy - dv * uy) / determinant, (dv * ux - du * vx) / determinant];
  };
  const [xx, xy] = solveCoefficients(a[0], b[0], c[0]);
  const [yx, yy] = solveCoefficients(a[1], b[1], c[1]);
  context.save();
  context.beginPath();
  context.moveTo(...a);
  context.lineTo(...b);
  context.lineTo(...c);
  context.clip();
  context.transform(xx, yx, xy, yy, a[0] - p[0] * xx - p[1] * xy, a[1] - p[0] * yx - p[1] * yy);
  context.drawImage(source, 0, 0);
  context.restore();
}
