import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { NotSignedInError } from '../../http/errors.ts';
import { limitTo } from '../../http/rate-limits.ts';
import { cookieOptions } from '../../http/cookies.ts';
import { sendPage } from '../../lib/html.ts';
import { acceptUrlEncodedForms } from '../../http/url-encoded-form.ts';
import { releasesOverview } from './overview.ts';
import { statusPage, tokenPage } from './status-page.ts';
import { bearerOf, teamOf } from '../tokens/tokens.ts';

/** Contains the deploy token of the status page's user; sent to that page only. */
const COOKIE = 'rangmala_team';

const TITLE = 'Releases';

/** Requests per minute and client; slows down guessing of tokens. */
const MAX_PER_MINUTE = 30;

const formSchema = z.object({ token: z._default(z.string(), '') });

/** The status page `/_status`, for holders of a deploy token. */
export const statusRoutes: FastifyPluginAsyncZod = async (app) => {
  const { settings } = app;
  const options = { ...cookieOptions(settings), path: '/_status', sameSite: 'strict' as const };
  const config = { rateLimit: limitTo(MAX_PER_MINUTE) };

  acceptUrlEncodedForms(app);

  app.get('/_status', { schema: { hide: true }, config }, async (request, reply) => {
    const token = bearerOf(request) ?? request.cookies[COOKIE];
    if (token === undefined) return sendPage(reply.code(401), TITLE, tokenPage());
    return show(reply, token);
  });

  app.post('/_status', { schema: { hide: true, body: formSchema }, config }, async (request, reply) => {
    const { token } = request.body;
    // A reply is thenable, so this promise must not resolve to it.
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
    return sendPage(reply, TITLE, statusPage(await releasesOverview(app.db)));
  }
};
