import { TONES, getTone } from '@rangmala/shared/contract/design-warnings';
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
 * @param screenSide longest side for screens, in pixels
 */
export function renderPrintImage(
  buffer: Uint8Array,
  type: DecodableType,
  screenSide = MAX_SCREEN_SIDE,
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
      .resize({ width: screenSide, height: screenSide, fit: 'inside', withoutEnlargement: true })
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

/** Pixels with at least this alpha count as opaque. */
const MIN_OPAQUE_ALPHA = 128;

/**
 * Returns the share of a picture's opaque pixels for each of the {@link TONES} tones, darkest tone first.
 * @param pixels four bytes per pixel: red, green, blue, alpha
 * @returns shares from 0 to 1, rounded to 0.001; all 0 for a picture without opaque pixels
 */
function computeTones(pixels: Uint8Array): number[] {
  const counts = new Array<number>(TONES).fill(0);
  let opaqueCount = 0;
  for (let pixelOffset = 0; pixelOffset < pixels.length; pixelOffset += 4) {
    if ((pixels[pixelOffset + 3] ?? 0) < MIN_OPAQUE_ALPHA) continue;
    opaqueCount += 1;
    const step = getTone(computeLuminanceAt(pixels, pixelOffset));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts.map((count) => Math.round((count / Math.max(1, opaqueCount)) * 1000) / 1000);
}

/** Returns the relative luminance of a pixel. Source: WCAG 2.2. */
function computeLuminanceAt(pixels: Uint8Array, pixelOffset: number): number {
  const linearizeChannel = (channelIndex: number) => {
    const value = (pixels[pixelOffset + channelIndex] ?? 0) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linearizeChannel(0) + 0.7152 * linearizeChannel(1) + 0.0722 * linearizeChannel(2);
}
