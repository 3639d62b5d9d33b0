/** Size and source sets of a picture. */
export interface PictureSources {
  width: number;
  height: number;
  webp: string;
  /** Set only for pictures below `/media`, because encoding AVIF is too slow for uploads. */
  avif?: string;
}

/** Widths in pixels of the smaller AVIF copies. Copies are never wider than the picture. */
const AVIF_WIDTHS = [160, 240, 320, 480, 640, 960, 1280];
/** Widths of the smaller WebP copies that pages use. Uploads have no others. */
const WEBP_WIDTHS = [160, 320, 640, 1280];

const SITE_PICTURE_PATTERN = /^(\/(media|uploads)\/[^?#]+)-(\d{1,5})x(\d{1,5})\.webp$/;

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
  const [, stem, , widthText, heightText] = SITE_PICTURE_PATTERN.exec(src) ?? [];
  if (!stem) return { src };
  return {
    src: `${stem}-${widthText}x${heightText}.share.jpg`,
    type: 'image/jpeg',
    width: 1200,
    height: 630,
  };
}

/**
 * Parses `/media/<hash>/<slug>-<W>x<H>.webp` (or `/uploads/…`) into size and source sets.
 * @returns undefined for any other URL
 */
export function parsePictureSources(src: string): PictureSources | undefined {
  const [, stem, kind, widthText, heightText] = SITE_PICTURE_PATTERN.exec(src) ?? [];
  const [width, height] = [Number(widthText), Number(heightText)];
  if (!stem || !width || !height) return undefined;
  const base = `${stem}-${widthText}x${heightText}`;
  const createSrcset = (format: string, smallerWidths: readonly number[]) =>
    [
      ...smallerWidths
        .filter((smallerWidth) => smallerWidth < width)
        .map((smallerWidth) => `${base}.${smallerWidth}w.${format} ${smallerWidth}w`),
      `${base}.${format} ${width}w`,
    ].join(', ');
  return {
    width,
    height,
    webp: createSrcset('webp', WEBP_WIDTHS),
    ...(kind === 'media' ? { avif: createSrcset('avif', AVIF_WIDTHS) } : {}),
  };
}
