import type { ReadablePicture } from './read-picture.ts';

/**
 * Returns a warning about a picture with fewer than `minSide` pixels on its shorter side. Returns undefined for any
 * other picture, and for a picture of unknown size.
 */
export function createSmallPictureWarning(
  { width, height }: ReadablePicture,
  minSide: number,
): string | undefined {
  if (width === 0 || height === 0 || Math.min(width, height) >= minSide) return undefined;
  return `This picture is only ${width} × ${height} pixels and may look blurred. At least ${minSide} × ${minSide} is better.`;
}
