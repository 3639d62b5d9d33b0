import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Time limit of a render; after it the browser draws the page. */
const RENDER_MS = 3_000;

/** Renders to the end; a part that throws is left to the browser and passed to `onError`. */
export function renderToText(tree: ReactElement, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const timer = setTimeout(() => {
      stream.abort(new Error(`Rendering took more than ${RENDER_MS / 1000} s.`));
    }, RENDER_MS);
    const stream = renderToPipeableStream(tree, {
      // Content stays inline: without JavaScript no script would move it into its position.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError,
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
}
