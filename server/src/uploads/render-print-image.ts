import { computeTones } from './tones.ts';
import { decodeImage, type DecodableType, type ImageProblem } from './decode-image.ts';

/** A picture for print in sRGB, with its EXIF rotation applied and without metadata. */
export interface PrintImage {
  width: number;
  height: number;
  /** A JPEG when the upload is a JPEG, otherwise a lossless PNG. */
  content: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  /** A WebP for screens. */
  screen: Uint8Array;
  /** Shares of opaque pixels by lightness, see {@link computeTones}. */
  tones: number[];
}

/** Longest side in pixels: about 42 cm at 300 DPI. */
const MAX_SIDE = 5000;

/** Longest side for screens, in pixels. Phones can run out of memory with larger pictures. */
const MAX_SCREEN_SIDE = 2048;

/** Options for resizing a picture to the small copy from which its tones are computed. */
const SAMPLE_OPTIONS = { width: 96, height: 96, fit: 'inside', withoutEnlargement: true } as const;

/**
 * Decodes a picture and encodes it again for print and for screens. Uses the first frame of an animation. A drawing
 * gets the size for screens; {@link renderPrintDrawing} renders the drawing in the size for print.
 */
export function renderPrintImage(
  buffer: Uint8Array,
  type: DecodableType,
): Promise<PrintImage | ImageProblem> {
  return decodeImage(buffer, type, async (decoded, sharp) => {
    const image = decoded
      .toColourspace('srgb')
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const isJpeg = type === 'image/jpeg';
    const encoded = isJpeg
      ? image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      : image.png({ compressionLevel: 6 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const screen = await sharp(data)
      .resize({ width: MAX_SCREEN_SIDE, height: MAX_SCREEN_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer();
    return {
      width: info.width,
      height: info.height,
      content: data,
      type: isJpeg ? 'image/jpeg' : 'image/png',
      screen,
      tones: computeTones(
        await sharp(screen).resize(SAMPLE_OPTIONS).ensureAlpha().toColourspace('srgb').raw().toBuffer(),
      ),
    };
  });
}

/** A drawing in the size for print. */
export type PrintDrawing = Pick<PrintImage, 'width' | 'height' | 'content'>;

/**
 * Renders an SVG drawing as PNG with the largest size for print, because the drawing must stay sharp on a large
 * product.
 */
export function renderPrintDrawing(
  buffer: Uint8Array,
  type: DecodableType,
): Promise<PrintDrawing | ImageProblem> {
  return decodeImage(
    buffer,
    type,
    async (decoded) => {
      const { data, info } = await decoded
        .toColourspace('srgb')
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 6 })
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, content: data };
    },
    MAX_SIDE,
  );
}
