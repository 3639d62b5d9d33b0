import type { FastifyInstance } from 'fastify';

/** Pages and documents whose links contain a token, most of them in mails. */
const PAGES_WITH_TOKEN =
  /^(\/reset-password|\/artists\/(reset-password|verify-email)|\/account\/your-data\/delete|\/grievances\/[^/?]+|\/orders\/[^?]+)\/?(\?|$)/i;

/** Disables the referrer on {@link PAGES_WITH_TOKEN}, because it would contain the token. */
export function hideTokensFromReferrer(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (PAGES_WITH_TOKEN.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  });
}

/** Returns whether the query of a URL contains a token, so that no cache may store the page. */
export function hasToken(url: string): boolean {
  const queryStart = url.indexOf('?');
  return queryStart >= 0 && new URLSearchParams(url.slice(queryStart + 1)).has('token');
}
