import type { ImageType } from './image-type.ts';
import { renderImage } from './render.ts';
import { renderPrintImage } from './render-print-image.ts';

/*
 * A separate process that decodes visitors' pictures. An SVG of a few bytes can occupy its renderer for minutes or
 * take all memory, and nothing inside a process can stop that: the parent kills this process when it takes too long,
 * and it ends itself when it takes too much memory.
 */
export interface ImageJob {
  bytes: Uint8Array;
  type: ImageType;
  /** Whether the picture is printed as part of a design, or shown as it is. */
  purpose: 'show' | 'print';
}

const memoryMaxBytes = Number(process.env['MEMORY_MAX_BYTES']);
const LOOK_EVERY_MS = 20;

process.on('message', (job: ImageJob) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > memoryMaxBytes) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY_MS);
  const render = job.purpose === 'print' ? renderPrintImage : renderImage;
  void render(job.bytes, job.type).then((outcome) => {
    clearInterval(watch);
    process.send?.(outcome);
  });
});
// SIGKILL, because the server is gone and a drawing in progress would delay a normal exit.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
