import { decodeImage, type DecodableType, type ImageProblem } from './decode-image.ts';

/** A picture in the middle of a square. The side of the square is as long as the picture's longer side. */
export interface SquareImage {
  /** The square as PNG. */
  content: Uint8Array;
  /** Distances from the square's edges to the picture, and the picture's size, as fractions of the square's side. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Longest side in pixels, as for pictures that are rendered for screens. */
const MAX_SIDE = 3000;

/**
 * Decodes a picture, applies its EXIF rotation, and pads it to a square. The padding repeats the pixels of the
 * picture's edges. Uses the first frame of an animation.
 */
export function renderSquareImage(
  buffer: Uint8Array,
  type: DecodableType,
): Promise<SquareImage | ImageProblem> {
  return decodeImage(buffer, type, async (image, sharp) => {
    const { data, info } = await image
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const side = Math.max(width, height);
    const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)];
    const content = await sharp(data, { raw: { width, height, channels } })
      .extend({
        left,
        top,
        right: side - width - left,
        bottom: side - height - top,
        extendWith: 'copy',
      })
      .png({ compressionLevel: 3 })
      .toBuffer();
    return { content, left: left / side, top: top / side, width: width / side, height: height / side };
  });
}
