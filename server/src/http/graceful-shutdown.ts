import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;
/** Time in which a new connection may still send its request. */
const SPEAKS_WITHIN_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    connections: Set<Socket>;
  }
}

/** Adds `app.connections`, the currently open connections. */
export function noteConnections(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  app.decorate('connections', connections);
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
}

/**
 * Stops accepting connections, finishes every request in progress (a page that is being rendered may still call the
 * API), then closes the app.
 */
export async function closeGently(app: FastifyInstance): Promise<void> {
  const speaksUntil = performance.now() + SPEAKS_WITHIN_MS;
  await new Promise<void>((resolve) => {
    const sweep = setInterval(() => {
      // A kept-alive connection becomes idle when its answer is sent, so check again until none is left.
      app.server.closeIdleConnections();
      // Browsers open spare connections, and Node does not count one without any request as idle.
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
