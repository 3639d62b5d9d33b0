import { PICTURE_WIDTHS } from '../contract/pictures.ts';

/** Size and source sets of a picture. */
export interface PictureSources {
  width: number;
  height: number;
  webp: string;
  avif: string;
}

/** Widths of the WebP copies, which only old browsers load: fewer than of the AVIF copies, to keep pages small. */
const WEBP_WIDTHS = [160, 320, 640, 1280];

/** Carts in browsers may have pictures below `/media`, the addresses of the demo pictures in earlier versions. */
const SITE_PICTURE_PATTERN = /^(\/(?:media|uploads)\/[^?#]+)-(\d{1,5})x(\d{1,5})\.webp$/;

/** A picture for link previews. Type and size are set only for pictures below `/media` and `/uploads`. */
export interface SharePicture {
  src: string;
  type?: string;
  width?: number;
  height?: number;
}

/**
 * Returns the picture for a link preview: the JPEG that belongs to a picture below `/media` or `/uploads`, or the
 * picture itself for any other URL.
 */
export function createSharePicture(src: string): SharePicture {
  const [, stem, widthText, heightText] = SITE_PICTURE_PATTERN.exec(src) ?? [];
  if (!stem) return { src };
  return {
    src: `${stem}-${widthText}x${heightText}.share.jpg`,
    type: 'image/jpeg',
    width: 1200,
    height: 630,
  };
}

/**
 * Parses `/uploads/<id>/<slug>-<W>x<H>.webp` (or `/media/…`) into size and source sets.
 * @param maxWidth largest width of a copy in pixels, for small pictures of long lists
 * @returns undefined for any other URL
 */
export function parsePictureSources(src: string, maxWidth = Infinity): PictureSources | undefined {
  const [, stem, widthText, heightText] = SITE_PICTURE_PATTERN.exec(src) ?? [];
  const [width, height] = [Number(widthText), Number(heightText)];
  if (!stem || !width || !height) return undefined;
  const base = `${stem}-${widthText}x${heightText}`;
  const createSrcset = (format: string, smallerWidths: readonly number[]) =>
    [
      ...smallerWidths
        .filter((smallerWidth) => smallerWidth < width && smallerWidth <= maxWidth)
        .map((smallerWidth) => `${base}.${smallerWidth}w.${format} ${smallerWidth}w`),
      ...(width <= maxWidth || smallerWidths.every((each) => each > maxWidth)
        ? [`${base}.${format} ${width}w`]
        : []),
    ].join(', ');
  return {
    width,
    height,
    webp: createSrcset('webp', WEBP_WIDTHS),
    avif: createSrcset('avif', PICTURE_WIDTHS),
  };
}
