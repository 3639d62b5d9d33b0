/** Size and source sets of a picture. */
export interface PictureSources {
  width: number;
  height: number;
  webp: string;
  /** Catalogue pictures only: encoding AVIF is too slow for uploads. */
  avif?: string;
}

/** Widths of the smaller files beside a picture; only those smaller than the picture exist. */
const MEDIA_WIDTHS = [160, 240, 320, 480, 640, 960, 1280];
const UPLOAD_WIDTHS = [160, 320, 640, 1280];

const OURS = /^(\/(media|uploads)\/[^?#]+)-(\d{1,5})x(\d{1,5})\.webp$/;

/**
 * Parses `/media/<hash>/<slug>-<W>x<H>.webp` (or `/uploads/…`) into size and source sets.
 * @returns undefined for any other address
 */
export function pictureSources(src: string): PictureSources | undefined {
  const [, stem, kind, w, h] = OURS.exec(src) ?? [];
  const [width, height] = [Number(w), Number(h)];
  if (!stem || !width || !height) return undefined;
  const base = `${stem}-${w}x${h}`;
  const isMedia = kind === 'media';
  const srcset = (format: string) =>
    [
      ...(isMedia ? MEDIA_WIDTHS : UPLOAD_WIDTHS)
        .filter((step) => step < width)
        .map((step) => `${base}.${step}w.${format} ${step}w`),
      `${base}.${format} ${width}w`,
    ].join(', ');
  return { width, height, webp: srcset('webp'), ...(isMedia ? { avif: srcset('avif') } : {}) };
}
