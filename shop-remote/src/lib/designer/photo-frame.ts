import { computeFittingWidth, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { PictureLayer } from '@rangmala/shared/contract/designs';
import type { PictureSize } from './crop.ts';
import { round } from './layers.ts';
import { isPhotoSlot } from './local-pictures.ts';

/** A photo is cropped to the shape of its frame only when at least this share of the photo remains. */
const MIN_KEPT_SHARE = 0.5;
/** Types of files that are photos. Other pictures, such as logos, are shown whole. */
const PHOTO_TYPES = /^image\/(jpeg|heic|heif|avif|webp)$/;

/** The size and the crop of a new picture. */
export type PictureFrame = Pick<PictureLayer, 'width' | 'height' | 'crop'>;

/**
 * Returns the frame of a new picture: a photo fills its share of the safe area when enough of the photo remains, and
 * another picture is shown whole.
 * @param type media type of the file
 */
export function createPictureFrame(
  area: PrintArea,
  picture: PictureSize,
  type: string,
  share = 1,
): PictureFrame {
  const [width, height] = [(area.width - 2 * area.safe) * share, (area.height - 2 * area.safe) * share];
  const [boxRatio, ratio] = [width / height, picture.width / picture.height];
  const keptShare = Math.min(boxRatio, ratio) / Math.max(boxRatio, ratio);
  if (!PHOTO_TYPES.test(type) || keptShare < MIN_KEPT_SHARE)
    return { width: computeFittingWidth(area, ratio, share) };
  const frame = { width: round(width), height: round(height) };
  // People mostly stand in the upper part of a high photo.
  return ratio < boxRatio
    ? { ...frame, crop: { x: 0, y: round((1 - keptShare) / 3), width: 1, height: round(keptShare) } }
    : frame;
}

/** Makes a picture fill its slot, or the whole side with its bleed. */
export function fillFrame(layer: PictureLayer, { width, height, bleed }: PrintArea): PictureLayer {
  const { crop: _crop, fit: _fit, ...whole } = layer;
  if (isPhotoSlot(layer)) return whole;
  const size = { width: round(width + 2 * bleed), height: round(height + 2 * bleed) };
  return { ...whole, ...size, cx: round(width / 2), cy: round(height / 2), rotation: 0 };
}

/** Shows a picture whole, in its slot or in the safe area. */
export function fitFrame(layer: PictureLayer, area: PrintArea, { width, height }: PictureSize): PictureLayer {
  const { crop: _crop, ...whole } = layer;
  if (isPhotoSlot(layer)) return { ...whole, fit: 'fit' };
  const { height: _height, fit: _fit, ...free } = whole;
  return {
    ...free,
    width: computeFittingWidth(area, width / height),
    cx: round(area.width / 2),
    cy: round(area.height / 2),
    rotation: 0,
  };
}

/** Moves a picture to the middle of the side; the picture of a slot to the middle of its slot. */
export function centrePicture(layer: PictureLayer, { width, height }: PrintArea): PictureLayer {
  if (!isPhotoSlot(layer)) return { ...layer, cx: round(width / 2), cy: round(height / 2) };
  const { crop, ...whole } = layer;
  return crop
    ? { ...whole, crop: { ...crop, x: round((1 - crop.width) / 2), y: round((1 - crop.height) / 2) } }
    : layer;
}
