import type { ImageType } from './image-type.ts';
import { renderImage } from './render.ts';
import { renderPrintImage } from './render-print-image.ts';

/*
 * A process of its own that decodes visitors' pictures. A drawing of a few bytes can keep its renderer
 * busy for minutes or take all memory, and nothing inside a process can stop that: this one is killed when it
 * takes too long, and ends itself when it takes too much.
 */
export interface ImageJob {
  bytes: Uint8Array;
  type: ImageType;
  /** Whether it is to be printed as part of a design, or shown as it is. */
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
// The server is gone; a drawing that is still being worked on would hold up a gentler exit.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
