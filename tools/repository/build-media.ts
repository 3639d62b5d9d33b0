import { join } from 'node:path';
import { ROOT } from '../kit/apps.mjs';
import { renderMedia } from '../../server/demo/render.ts';

/** Prints progress after every so many pictures. */
const STEP = 20;

await renderMedia(join(ROOT, 'server', 'dist', 'media'), undefined, (done, of) => {
  if (done % STEP === 0 || done === of) process.stdout.write(`pictures: ${done} of ${of}\n`);
});
