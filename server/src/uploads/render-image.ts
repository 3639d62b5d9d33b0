import type { Sharp } from 'sharp';
import { decodeImage, type DecodableType, type ImageProblem } from './decode-image.ts';

/** A picture as WebP without metadata. All other sizes and formats of the picture are made from it. */
interface RenderedImage {
  width: number;
  height: number;
  content: Uint8Array;
  /** A tiny WebP that browsers show until the picture is loaded. */
  placeholder: Uint8Array;
}

/** Longest side in pixels: about 25 cm in print at 300 DPI. */
const MAX_SIDE = 3000;

/** Longest side of an artist's picture on screens, in pixels: the full file stays with the shop. */
export const ARTWORK_SIDE = 1600;

/** Longest side of a placeholder, in pixels. */
const PLACEHOLDER_SIDE = 20;

/**
 * Decodes a picture, applies its EXIF rotation, and encodes it again. Uses the first frame of an animation. Keeps the
 * bytes of a WebP that is small enough and has neither metadata nor other frames.
 * @param maxSide longest side in pixels
 */
export function renderImage(
  buffer: Uint8Array,
  type: DecodableType,
  maxSide = MAX_SIDE,
): Promise<RenderedImage | ImageProblem> {
  return decodeImage(buffer, type, async (image, sharp) => {
    if (type === 'image/webp') {
      const { width, height, pages = 1, exif, icc, xmp, iptc } = await sharp(buffer).metadata();
      const isFinal = pages === 1 && Math.max(width, height) <= maxSide && !(exif ?? icc ?? xmp ?? iptc);
      if (isFinal) return { width, height, content: buffer, placeholder: await encodePlaceholder(image) };
    }
    // Decodes the picture once. The following steps process at most maxSide² pixels.
    const { data, info } = await image
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const createImage = () => sharp(data, { raw: { width, height, channels } });
    const content = await createImage().webp({ quality: 90 }).toBuffer();
    return { width, height, content, placeholder: await encodePlaceholder(createImage()) };
  });
}

const encodePlaceholder = (image: Sharp): Promise<Buffer> =>
  image
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .blur(0.8)
    .webp({ quality: 30 })
    .toBuffer();

/** A picture in the middle of a square. The side of the square is as long as the picture's longer side. */
interface SquareImage {
  /** The square as PNG; undefined when the picture is square already. */
  content: Uint8Array | undefined;
  /** Distances from the square's edges to the picture, and the picture's size, as fractions of the square's side. */
  left: number;
  top: number;
  width: number;
  height: number;
}

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
    if (width === height) return { content: undefined, left: 0, top: 0, width: 1, height: 1 };
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
