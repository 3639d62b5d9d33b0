import type { FastifyInstance } from 'fastify';

const SCREEN = /^\/reset-password\/?(\?|$)/i;

/**
 * The address of the screen that a mailed link opens holds its token: no request that the page makes,
 * be it to ourselves, tells where it comes from.
 */
export function keepResetTokensToThePage(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SCREEN.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  });
}
