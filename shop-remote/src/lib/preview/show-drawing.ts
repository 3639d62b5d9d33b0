/** A 2D context of a canvas in the page or of an `OffscreenCanvas`. */
export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Draws on an `OffscreenCanvas` and shows the result in `canvas`, so that `canvas` needs no 2D context: without a
 * graphics card, Chromium copies a canvas with a 2D context whenever something on the page moves. In browsers without
 * `OffscreenCanvas`, draws on `canvas` itself.
 * @param canvas a canvas that only this function draws on
 * @returns false when the browser provides no 2D context
 */
export function showDrawing(canvas: HTMLCanvasElement, draw: (context: Context2d) => void): boolean {
  const { width, height } = canvas;
  const drawing = typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(width, height);
  const context = drawing?.getContext('2d');
  const shownBitmap = context && canvas.getContext('bitmaprenderer');
  if (drawing && shownBitmap) {
    draw(context);
    shownBitmap.transferFromImageBitmap(drawing.transferToImageBitmap());
    return true;
  }
  const shownContext = canvas.getContext('2d');
  if (shownContext) draw(shownContext);
  return shownContext !== null;
}
