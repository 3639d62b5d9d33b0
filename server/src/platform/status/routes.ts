import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { NotSignedInError } from '../../http/errors.ts';
import { limitTo } from '../../http/rate-limits.ts';
import { cookieOptions } from '../../http/cookies.ts';
import { acceptForms, sendPage } from '../../lib/html.ts';
import { overview } from './overview.ts';
import { statusPage, tokenPage } from './status-page.ts';
import { bearerOf, teamOf } from '../deployments/tokens.ts';

/** The token of whoever looks at the status page; for that page alone. */
const COOKIE = 'rangmala_team';

const TITLE = 'Releases';

/** Nobody reads the page more often than that; who tries tokens does. */
const A_MINUTE = 30;

const tokenFormSchema = z.object({ token: z._default(z.string(), '') });

/** `/_status`, for whoever holds a team's token. */
export const statusRoutes: FastifyPluginAsyncZod = async (app) => {
  const { settings } = app;
  const options = { ...cookieOptions(settings), path: '/_status', sameSite: 'strict' as const };
  const config = { rateLimit: limitTo(A_MINUTE) };

  acceptForms(app);

  app.get('/_status', { schema: { hide: true }, config }, async (request, reply) => {
    const token = bearerOf(request) ?? request.cookies[COOKIE];
    if (token === undefined) return sendPage(reply.code(401), TITLE, tokenPage());
    return show(reply, token);
  });

  app.post('/_status', { schema: { hide: true, body: tokenFormSchema }, config }, async (request, reply) => {
    const { token } = request.body;
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
      return sendPage(reply.code(401), TITLE, tokenPage(error.message));
    }
    return sendPage(reply, TITLE, statusPage(await overview(app.db)));
  }
};
