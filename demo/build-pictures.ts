import { fileURLToPath } from 'node:url';
import { renderPictures } from './pictures/render.ts';

/** Prints progress after every 20 pictures. */
const STEP = 20;

await renderPictures(fileURLToPath(new URL('dist/pictures', import.meta.url)), undefined, (done, total) => {
  if (done % STEP === 0 || done === total) process.stdout.write(`pictures: ${done} of ${total}\n`);
});
