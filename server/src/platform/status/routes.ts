import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ApiError, NotSignedInError } from '../../http/errors.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { createCookieOptions } from '../../http/cookies.ts';
import { sendPage } from '../../lib/html.ts';
import { acceptUrlEncodedForms } from '../../http/form.ts';
import type { DeploymentContext } from '../deployments/deployments.ts';
import { actionSchema, runAction } from './actions.ts';
import { readStatus } from './status-data.ts';
import { renderStatusPage, renderTokenPage } from './status-page.ts';
import { STATUS_STYLES } from './status-styles.ts';
import { readBearerToken, requireTeamOfToken } from '../tokens/tokens.ts';

/** Name of the cookie with a team's deploy token. Browsers send the cookie only below `/_status`. */
const TEAM_COOKIE = 'rangmala_team';

const PAGE_TITLE = 'Releases';

/** Largest number of requests per IP address, route and minute. The limit slows down attempts to guess a token. */
const MAX_PER_MINUTE = 30;

const tokenFormSchema = z.object({ token: z._default(z.string(), '') });

/** Adds the routes for the status page `/_status`, its data and its buttons. These routes require a deploy token. */
export const statusRoutes: FastifyPluginAsyncZod<Omit<DeploymentContext, 'app'>> = async (app, services) => {
  const { settings } = app;
  const context: DeploymentContext = { app, ...services };
  const tokenCookieOptions = {
    ...createCookieOptions(settings),
    path: '/_status',
    sameSite: 'strict' as const,
  };
  const config = { rateLimit: createRateLimit(MAX_PER_MINUTE) };

  acceptUrlEncodedForms(app);

  route(app, 'GET /_releases', async (request) => {
    await requireTeamOfToken(app.db, readBearerToken(request));
    return readStatus(context);
  });

  app.get('/_status', { schema: { hide: true }, config }, async (request, reply) => {
    return sendStatus(reply, readBearerToken(request) ?? request.cookies[TEAM_COOKIE]);
  });

  app.post('/_status', { schema: { hide: true, body: tokenFormSchema }, config }, async (request, reply) => {
    const { token } = request.body;
    // Resolves to a boolean: a promise must not resolve to the reply, because a reply of Fastify is thenable.
    const isKnown = await requireTeamOfToken(app.db, token).then(
      () => true,
      () => false,
    );
    if (isKnown) void reply.setCookie(TEAM_COOKIE, token, tokenCookieOptions);
    return sendStatus(reply, token);
  });

  app.get('/_status/releases.json', { schema: { hide: true }, config }, async (request, reply) => {
    await requireTeamOfToken(app.db, readBearerToken(request) ?? request.cookies[TEAM_COOKIE]);
    return reply.header('cache-control', 'private, no-store').send(await readStatus(context));
  });

  app.post(
    '/_status/actions',
    { schema: { hide: true, body: actionSchema }, config },
    async (request, reply) => {
      const token = request.cookies[TEAM_COOKIE];
      try {
        await runAction(context, await requireTeamOfToken(app.db, token), request.body);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return sendStatus(reply.code(error.statusCode), token, error.message);
      }
      return reply.redirect('/_status', 303);
    },
  );

  /**
   * Sends the status page, or the form for a token when the token is refused.
   * @param problem the reason why the last action was refused
   */
  async function sendStatus(reply: FastifyReply, token: string | undefined, problem?: string) {
    try {
      const team = await requireTeamOfToken(app.db, token);
      const status = await readStatus(context);
      return await sendPage(reply, PAGE_TITLE, renderStatusPage(status, { team, problem }), STATUS_STYLES);
    } catch (error) {
      if (!(error instanceof NotSignedInError)) throw error;
      const reason = token === undefined ? undefined : error.message;
      return sendPage(reply.code(401), PAGE_TITLE, renderTokenPage(reason));
    }
  }
};
