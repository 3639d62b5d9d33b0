/** Limits of a tile's aspect ratio. */
const [MIN_RATIO, MAX_RATIO] = [0.6, 2];

/**
 * Returns the aspect ratio (width / height) that a picture's URL contains, for example 1.333 for `…-1200x900.webp`. The
 * ratio is clamped to the limits of a tile, and is 1 when the URL has no size.
 */
export function readPictureRatio(src: string): number {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.\w+$/.exec(src) ?? [];
  const ratio = Number(width) / Number(height);
  if (!(ratio > 0 && ratio < Infinity)) return 1;
  return Math.round(Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio)) * 1000) / 1000;
}
