import type { FastifyInstance } from 'fastify';

const PAGES_WITH_TOKEN =
  /^(\/reset-password|\/artists\/(reset-password|verify-email)|\/account\/your-data\/delete|\/grievances\/[^/?]+)\/?(\?|$)/i;

/** Disables the referrer on {@link PAGES_WITH_TOKEN}, because mailed links to these pages contain tokens. */
export function hideTokensFromReferrer(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (PAGES_WITH_TOKEN.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  });
}
