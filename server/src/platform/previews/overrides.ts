import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { appNameSchema } from '@rangmala/shared/contract';
import { NotFoundError } from '../../http/errors.ts';
import { toCookieName, createCookieOptions } from '../../http/cookies.ts';
import type { DevApps } from './dev-apps.ts';
import { escapeHtml, sendPage } from '../../lib/html.ts';
import { acceptUrlEncodedForms } from '../../http/form.ts';

/** Name of the cookie with the app and its port on the visitor's machine: `shop=3101`. */
const OVERRIDE_COOKIE = 'rangmala_dev';

/** Lifetime of an override: ten hours, which covers a working day. */
const OVERRIDE_LIFETIME_S = 10 * 60 * 60;

const overrideSchema = z.object({
  app: appNameSchema,
  port: z.coerce.number().check(z.int(), z.minimum(1024), z.maximum(65535)),
});

/** Returns the visitor's overrides; {} without a valid cookie, or when the settings do not allow overrides. */
export function readOverrides(request: FastifyRequest): DevApps {
  const { settings } = request.server;
  if (!settings.devOverrides) return {};
  const [, app, port] =
    /^([a-z][a-z0-9-]{0,30})=(\d{4,5})$/.exec(
      request.cookies[toCookieName(settings, OVERRIDE_COOKIE)] ?? '',
    ) ?? [];
  return app && port ? { [app]: `http://localhost:${port}/` } : {};
}

/**
 * Adds the routes with which developers load an app from their own machine into this site. The link `/_dev` opens a
 * page with a button, because following a link must not change anything. The link names an app and a port; the host is
 * always the visitor's own machine.
 */
export const overrideRoutes: FastifyPluginAsyncZod = async (app) => {
  const { settings } = app;
  const name = toCookieName(settings, OVERRIDE_COOKIE);
  acceptUrlEncodedForms(app);
  app.addHook('onRequest', async () => {
    if (!settings.devOverrides)
      throw new NotFoundError('This site does not load remotes from developers’ machines.');
  });

  app.get('/_dev', { schema: { hide: true, querystring: overrideSchema } }, async (request, reply) => {
    const { app: remote, port } = request.query;
    return sendPage(
      reply,
      'Your own machine',
      `<h1>Show ${escapeHtml(remote)} from your own machine?</h1>
      <p>Until you leave, ${escapeHtml(remote)} comes from localhost:${port} on this computer, for you alone.
        Continue only if you or your team opened this page.</p>
      <form method="post" action="/_dev">
        <input type="hidden" name="app" value="${escapeHtml(remote)}">
        <input type="hidden" name="port" value="${port}">
        <button>Show ${escapeHtml(remote)} from localhost:${port}</button>
      </form>`,
    );
  });

  app.post('/_dev', { schema: { hide: true, body: overrideSchema } }, async (request, reply) => {
    const { app: remote, port } = request.body;
    void reply.setCookie(name, `${remote}=${port}`, {
      ...createCookieOptions(settings),
      sameSite: 'strict',
      maxAge: OVERRIDE_LIFETIME_S,
    });
    return reply.redirect('/', 303);
  });

  app.get('/_dev/leave', { schema: { hide: true } }, async (_request, reply) =>
    reply.clearCookie(name, createCookieOptions(settings)).redirect('/', 302),
  );
};
