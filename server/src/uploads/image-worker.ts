import type { DecodableType } from './decode-image.ts';
import { renderImage } from './render-image.ts';
import { renderPrintDrawing, renderPrintImage } from './render-print-image.ts';
import { renderShareImage } from './render-share-image.ts';
import { renderSquareImage } from './render-square-image.ts';

/*
 * A separate process that decodes pictures. A small SVG can keep the renderer busy for minutes or use all memory, and a
 * process cannot interrupt its own renderer. The parent process kills this process when it uses too much CPU time. This
 * process kills itself when it uses too much memory.
 */

export interface ImageJob {
  buffer: Uint8Array;
  type: DecodableType;
  /**
   * `print` for a picture of a design, `drawing` for an SVG drawing of a design in the size for print, `square` for a
   * photograph that is padded to a square, `share` for a share picture, `show` for all other pictures.
   */
  purpose: 'show' | 'print' | 'drawing' | 'square' | 'share';
}

const RENDERERS = {
  show: renderImage,
  print: renderPrintImage,
  drawing: renderPrintDrawing,
  square: renderSquareImage,
  share: renderShareImage,
};

const memoryMaxBytes = Number(process.env['MEMORY_MAX_BYTES']);
const MEMORY_CHECK_INTERVAL_MS = 20;

process.on('message', (job: ImageJob) => {
  const memoryTimer = setInterval(() => {
    if (process.memoryUsage.rss() > memoryMaxBytes) process.kill(process.pid, 'SIGKILL');
  }, MEMORY_CHECK_INTERVAL_MS);
  void RENDERERS[job.purpose](job.buffer, job.type).then((outcome) => {
    clearInterval(memoryTimer);
    process.send?.(outcome);
  });
});
// Uses SIGKILL, because a normal exit would wait for an image that is still being rendered.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
