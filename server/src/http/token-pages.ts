import type { FastifyInstance } from 'fastify';

/** Matches the URLs that may contain a token: URLs of pages and of documents. */
const PAGES_WITH_TOKEN =
  /^(\/reset-password|\/artists\/(reset-password|verify-email)|\/account\/your-data\/delete|\/grievances\/[^/?]+|\/orders\/[^?]+)\/?(\?|$)/i;

/** Makes browsers send no referrer from {@link PAGES_WITH_TOKEN}, because the referrer would contain the token. */
export function hideTokensFromReferrer(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (PAGES_WITH_TOKEN.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  });
}

/** Returns whether the query of a URL contains a token. Caches must not store a page with a token. */
export function hasToken(url: string): boolean {
  const queryStart = url.indexOf('?');
  return queryStart >= 0 && new URLSearchParams(url.slice(queryStart + 1)).has('token');
}
