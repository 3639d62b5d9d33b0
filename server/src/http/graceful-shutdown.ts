import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;
/** Whoever connected just now may be about to say what they want. */
const SPEAKS_WITHIN_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    connections: Set<Socket>;
  }
}

/** Keeps `app.connections` up to date: those that are open now. */
export function noteConnections(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  app.decorate('connections', connections);
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
}

/**
 * Stops accepting, lets every request in flight finish as if nothing were (a page that is being
 * rendered may still ask the API), then closes the app and what it holds open.
 */
export async function closeGently(app: FastifyInstance): Promise<void> {
  const speaksUntil = performance.now() + SPEAKS_WITHIN_MS;
  await new Promise<void>((resolve) => {
    const sweep = setInterval(() => {
      // A connection that is kept alive ends once its answer is through, so look again until none is left.
      app.server.closeIdleConnections();
      // Browsers open some for later, and Node takes one that was never used for one with a request.
      if (performance.now() > speaksUntil) closeUnused(app.connections);
    }, SWEEP_MS);
    app.server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
  await app.close();
}

function closeUnused(connections: Iterable<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
