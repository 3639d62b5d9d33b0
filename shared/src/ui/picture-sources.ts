import { PICTURE_WIDTHS } from '../contract/rules.ts';

/** Size, URL of the WebP picture and source set of the AVIF copies. */
export interface PictureSources {
  width: number;
  height: number;
  webp: string;
  avif: string;
}

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
 * Parses `/uploads/<id>/<slug>-<W>x<H>.webp` (or `/media/…`) into size and sources.
 * @param maxWidth largest width of a copy in pixels, for small pictures of long lists
 * @returns undefined for any other URL
 */
export function parsePictureSources(src: string, maxWidth = Infinity): PictureSources | undefined {
  const [, stem, widthText, heightText] = SITE_PICTURE_PATTERN.exec(src) ?? [];
  const [width, height] = [Number(widthText), Number(heightText)];
  if (!stem || !width || !height) return undefined;
  const base = `${stem}-${widthText}x${heightText}`;
  // No screen shows a picture of a list at less than a third of its largest width.
  const minWidth = maxWidth === Infinity ? 0 : maxWidth / 3;
  const copies = PICTURE_WIDTHS.filter(
    (copyWidth) => copyWidth < width && copyWidth <= maxWidth && copyWidth >= minWidth,
  );
  const largest = width <= maxWidth ? undefined : copies.at(-1);
  return {
    width,
    height,
    webp: largest ? `${base}.${largest}w.webp` : src,
    avif: [
      ...copies.map((copyWidth) => `${base}.${copyWidth}w.avif ${copyWidth}w`),
      ...(largest ? [] : [`${base}.avif ${width}w`]),
    ].join(', '),
  };
}
