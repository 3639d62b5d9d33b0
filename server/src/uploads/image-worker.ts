import type { DecodableType } from './decode-image.ts';
import { renderImage, renderSquareImage } from './render-image.ts';
import { renderPrintDrawing, renderPrintImage } from './render-print-image.ts';
import { type PictureVariant, renderVariant } from './render-variant.ts';

/*
 * A separate process that decodes pictures. A small SVG can keep the renderer busy for minutes or use all memory, and a
 * process cannot interrupt its own renderer. This process ends itself when a picture needs too much CPU time or memory.
 */

export interface ImageJob {
  buffer: Uint8Array;
  type: DecodableType;
  /**
   * `print` for a picture of a design, `drawing` for an SVG drawing of a design in the size for print, `square` for a
   * photograph that is padded to a square, `variant` for a variant of a stored WebP, `stored` for another picture that
   * is stored, `show` for all other pictures.
   */
  purpose: keyof typeof RENDERERS;
  /** The variant to render when the purpose is `variant`. */
  variant?: PictureVariant;
  /** Longest side for screens, in pixels; undefined for the default of the purpose. */
  maxSide?: number | undefined;
  cpuLimitMs: number;
}

type JobOfRenderer = Pick<ImageJob, 'buffer' | 'type' | 'variant' | 'maxSide'>;

const show = ({ buffer, type, maxSide }: JobOfRenderer) => renderImage(buffer, type, maxSide);
const RENDERERS = {
  show,
  stored: show,
  print: ({ buffer, type, maxSide }: JobOfRenderer) => renderPrintImage(buffer, type, maxSide),
  drawing: ({ buffer, type }: JobOfRenderer) => renderPrintDrawing(buffer, type),
  square: ({ buffer, type }: JobOfRenderer) => renderSquareImage(buffer, type),
  variant: ({ buffer, variant = { format: 'webp' } }: JobOfRenderer) => renderVariant(buffer, variant),
};

const memoryMaxBytes = Number(process.env['MEMORY_MAX_BYTES']);
const CHECK_INTERVAL_MS = 20;

/** Ends this process. A normal exit would wait for the picture that is being rendered. */
const endAtOnce = () => process.kill(process.pid, 'SIGKILL');

process.on('message', ({ purpose, cpuLimitMs, ...job }: ImageJob) => {
  const usageAtStart = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(usageAtStart);
    if (process.memoryUsage.rss() > memoryMaxBytes || (user + system) / 1000 > cpuLimitMs) endAtOnce();
  }, CHECK_INTERVAL_MS);
  void RENDERERS[purpose](job).then((outcome) => {
    clearInterval(timer);
    process.send?.(outcome);
  });
});
process.on('disconnect', endAtOnce);
