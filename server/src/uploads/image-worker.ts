import type { ImageType } from './image-type.ts';
import { renderImage } from './render.ts';

/*
 * A process of its own that decodes visitors' pictures. A drawing of a few bytes can keep its renderer
 * busy for minutes, and nothing inside a process can stop that: this one is killed when it takes too long.
 */
export interface ImageJob {
  bytes: Uint8Array;
  type: ImageType;
}

process.on('message', (job: ImageJob) => {
  void renderImage(job.bytes, job.type).then((outcome) => process.send?.(outcome));
});
// The server is gone; a drawing that is still being worked on would hold up a gentler exit.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
