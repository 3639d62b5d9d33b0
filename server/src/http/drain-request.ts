import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Bytes and time of a refused body that are read before the connection is closed instead. */
const DRAIN_MAX_BYTES = 50 * 1024 * 1024;
const DRAIN_MAX_MS = 10_000;

/**
 * Reads the rest of a body that a handler left unread before the response is sent. Without this the next
 * request on a kept-alive connection waits behind the unread bytes. A body that exceeds the bounds gets
 * `Connection: close`.
 */
export function drainRefusedRequests(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(await drain(request.raw))) reply.header('connection', 'close');
    return payload;
  });
}

/** @returns whether the whole body has been read */
function drain(request: IncomingMessage): Promise<boolean> {
  const length = Number(request.headers['content-length'] ?? 0);
  const hasBody = length > 0 || request.headers['transfer-encoding'] !== undefined;
  if (!hasBody || request.complete || request.readableEnded) return Promise.resolve(true);
  if (request.destroyed || length > DRAIN_MAX_BYTES) return Promise.resolve(false);
  return new Promise((resolve) => {
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > DRAIN_MAX_BYTES) finish(false);
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
