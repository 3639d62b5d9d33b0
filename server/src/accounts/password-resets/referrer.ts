import type { FastifyInstance } from 'fastify';

const SCREEN =
  /^(\/reset-password|\/artists\/(reset-password|verify-email)|\/account\/your-data\/delete|\/grievances\/[^/?]+)\/?(\?|$)/i;

/** Sends no referrer from the pages that mailed links open, because their addresses contain tokens. */
export function keepResetTokensToThePage(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SCREEN.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  });
}
