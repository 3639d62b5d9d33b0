import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Largest body with a declared length that is read and discarded, in bytes. A large photograph fits. */
const DRAIN_MAX_BYTES = 50 * 1024 * 1024;
/** Limit for a chunked body, which declares no length and may be endless, in bytes. The largest valid form fits. */
const DRAIN_CHUNKED_MAX_BYTES = 6 * 1024 * 1024;
const DRAIN_MAX_MS = 10_000;

/**
 * Reads and discards the rest of a request body before the response is sent. Otherwise the next request on a keep-alive
 * connection would wait behind the unread bytes. When the body is too long, too slow or incomplete, the connection is
 * closed after the response. The connection is also closed when the request has the header `Upgrade`, because Node then
 * discards all later requests on the connection.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isDrained = await drainBody(request.raw);
    if (!isDrained || request.headers.upgrade !== undefined) reply.header('connection', 'close');
    return payload;
  });
}

/** Returns whether the headers of a request declare a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** Reads and discards a request body. @returns false when the body is too long, too slow or incomplete */
function drainBody(request: IncomingMessage): Promise<boolean> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (!hasBody(request) || request.complete || request.readableEnded) return Promise.resolve(true);
  if (request.destroyed || length > DRAIN_MAX_BYTES) return Promise.resolve(false);
  const maxBytes = length > 0 ? DRAIN_MAX_BYTES : DRAIN_CHUNKED_MAX_BYTES;
  return new Promise((resolve) => {
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) finish(false);
    };
    const onEnd = () => finish(true);
    const onClose = () => finish(false);
    const timer = setTimeout(onClose, DRAIN_MAX_MS);
    const finish = (isDrained: boolean) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose);
      if (!isDrained) request.pause();
      resolve(isDrained);
    };
    request.unpipe();
    request.on('data', onData).once('end', onEnd).once('close', onClose);
    request.resume();
  });
}
