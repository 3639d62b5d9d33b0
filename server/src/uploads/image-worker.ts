import { renderImage, renderSquareImage } from './render-image.ts';
import { renderPrintDrawing, renderPrintImage } from './render-print-image.ts';
import { renderVariant } from './render-variant.ts';

/*
 * A separate process that decodes pictures. A small SVG can keep the renderer busy for minutes or use all memory, and a
 * process cannot interrupt its own renderer. This process ends itself when a picture needs too much CPU time or memory.
 */

const RENDERERS = {
  show: renderImage,
  /** A stored picture for visitors, who may wait longer than those who upload. */
  stored: renderImage,
  /** A picture of a design. */
  print: renderPrintImage,
  /** An SVG drawing of a design in the size for print. */
  drawing: renderPrintDrawing,
  /** A photograph that is padded to a square. */
  square: renderSquareImage,
  /** A variant of a stored WebP. */
  variant: renderVariant,
};

export type Renderers = typeof RENDERERS;

export interface ImageJob {
  purpose: keyof Renderers;
  args: Parameters<Renderers[keyof Renderers]>;
  cpuLimitMs: number;
}

const memoryMaxBytes = Number(process.env['MEMORY_MAX_BYTES']);
const CHECK_INTERVAL_MS = 20;

/** Ends this process. A normal exit would wait for the picture that is being rendered. */
const endAtOnce = () => process.kill(process.pid, 'SIGKILL');

process.on('message', ({ purpose, args, cpuLimitMs }: ImageJob) => {
  const usageAtStart = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(usageAtStart);
    if (process.memoryUsage.rss() > memoryMaxBytes || (user + system) / 1000 > cpuLimitMs) endAtOnce();
  }, CHECK_INTERVAL_MS);
  const render = RENDERERS[purpose] as (...args: ImageJob['args']) => Promise<unknown>;
  void render(...args).then((outcome) => {
    clearInterval(timer);
    process.send?.(outcome);
  });
});
process.on('disconnect', endAtOnce);
