import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const CHECK_INTERVAL_MS = 50;
/** Time that open connections have for their first request after the shutdown starts. */
const FIRST_REQUEST_TIMEOUT_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    connections: Set<Socket>;
  }
}

/** Adds `app.connections`: the open connections. */
export function trackConnections(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  app.decorate('connections', connections);
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
}

/**
 * Stops accepting connections, waits until all requests are answered, and closes the app. During the wait, page renders
 * can still call the API.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const firstRequestDeadline = performance.now() + FIRST_REQUEST_TIMEOUT_MS;
  await new Promise<void>((resolve) => {
    const interval = setInterval(() => {
      // A keep-alive connection becomes idle after its response, so idle connections are closed repeatedly.
      app.server.closeIdleConnections();
      // Closes connections that have sent no request. Browsers open such connections in advance, and Node does not
      // treat them as idle.
      if (performance.now() > firstRequestDeadline) closeUnusedConnections(app.connections);
    }, CHECK_INTERVAL_MS);
    app.server.close(() => {
      clearInterval(interval);
      resolve();
    });
  });
  await app.close();
}

function closeUnusedConnections(connections: Iterable<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
