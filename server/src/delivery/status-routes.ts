import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { NotSignedInError } from '../errors.ts';
import { limitTo } from '../http/rate-limits.ts';
import { cookieOptions } from '../sessions/cookies.ts';
import { overview } from './overview.ts';
import { statusPage, tokenPage } from './status-page.ts';
import { bearerOf, teamOf } from './tokens.ts';

/** The token of whoever looks at the status page; for that page alone. */
const COOKIE = 'rangmala_team';

/** Nobody reads the page more often than that; who tries tokens does. */
const A_MINUTE = 30;

/** `/_status`, for whoever holds a team's token. */
export const statusRoutes: FastifyPluginAsync = async (app) => {
  const { settings } = app;
  const options = { ...cookieOptions(settings), path: '/_status', sameSite: 'strict' as const };
  const config = { rateLimit: limitTo(A_MINUTE) };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/_status', { schema: { hide: true }, config }, async (request, reply) => {
    const token = bearerOf(request) ?? request.cookies[COOKIE];
    if (token === undefined) return page(reply.code(401), (nonce) => tokenPage(nonce));
    return show(reply, token);
  });

  app.post('/_status', { schema: { hide: true }, config }, async (request, reply) => {
    const { token = '' } = request.body as { token?: string };
    // A reply is awaited like a promise, so it must not be what this one gives.
    const isKnown = await teamOf(app.db, token).then(
      () => true,
      () => false,
    );
    if (isKnown) void reply.setCookie(COOKIE, token, options);
    return show(reply, token);
  });

  async function show(reply: FastifyReply, token: string) {
    try {
      await teamOf(app.db, token);
    } catch (error) {
      if (!(error instanceof NotSignedInError)) throw error;
      return page(reply.code(401), (nonce) => tokenPage(nonce, error.message));
    }
    const shown = await overview(app.db);
    return page(reply, (nonce) => statusPage(shown, nonce));
  }
};

function page(reply: FastifyReply, html: (nonce: string) => string) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('cache-control', 'private, no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(html(nonce));
}
