import type { FastifyInstance } from 'fastify';

const PAGES_WITH_TOKEN =
  /^(\/reset-password|\/artists\/(reset-password|verify-email)|\/account\/your-data\/delete|\/grievances\/[^/?]+)\/?(\?|$)/i;

/** Disables the referrer on pages that open from mailed links, because their URLs contain tokens. */
export function hideTokensFromReferrer(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (PAGES_WITH_TOKEN.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  });
}
