import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Time limit of a render, in milliseconds. The browser renders the parts that are unfinished after this time. */
const RENDER_TIMEOUT_MS = 3_000;

/** React writes this comment for a part that suspends or throws while the tree is rendered at once. */
const INCOMPLETE_PART = '<!--$!-->';

/**
 * Renders a React tree to HTML and waits for suspended parts until the time limit. When a part throws, passes the error
 * to `onError` and leaves the part to the browser. Rejects when the whole tree throws.
 */
export async function renderToText(tree: ReactElement, onError: (error: unknown) => void): Promise<string> {
  return renderAtOnce(tree) ?? renderInParts(tree, onError);
}

/**
 * Renders the tree without waiting. Faster than a stream, for which React encodes each piece of text.
 * @returns undefined when a part suspends or throws
 */
function renderAtOnce(tree: ReactElement): string | undefined {
  try {
    const html = renderToString(tree);
    return html.includes(INCOMPLETE_PART) ? undefined : html;
  } catch {
    // Does not report the error, because `renderInParts` renders the tree again and reports the error.
    return undefined;
  }
}

function renderInParts(tree: ReactElement, onError: (error: unknown) => void): Promise<string> {
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
      stream.abort(new Error(`Rendering took more than ${RENDER_TIMEOUT_MS / 1000} s.`));
    }, RENDER_TIMEOUT_MS);
    const stream = renderToPipeableStream(tree, {
      // Makes React write all content inline. Otherwise React would move a large part into its position with a script,
      // which a browser without JavaScript does not run.
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
