import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;

/**
 * Stops accepting, lets every request in flight finish as if nothing were (a page that is being
 * rendered may still ask the API), then closes the app and what it holds open.
 */
export async function closeGently(app: FastifyInstance): Promise<void> {
  await new Promise<void>((resolve) => {
    // A connection that is kept alive ends once its answer is through, so look again until none is left.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    app.server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
  await app.close();
}
