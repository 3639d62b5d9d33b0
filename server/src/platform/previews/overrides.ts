import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { appNameSchema } from '@rangmala/shared/contract';
import { NotFoundError } from '../../http/errors.ts';
import { cookieName, cookieOptions } from '../../http/cookies.ts';
import type { DevApps } from './dev-apps.ts';
import { acceptForms, escapeHtml, sendPage } from '../../lib/html.ts';

/** Which app comes from which port of the visitor's own machine: `shop=3101`. */
const COOKIE = 'rangmala_dev';

/** A working day; then the site is the live one again. */
const SECONDS = 10 * 60 * 60;

const overrideSchema = z.object({
  app: appNameSchema,
  port: z.coerce.number().check(z.int(), z.minimum(1024), z.maximum(65535)),
});

/** The apps that this visitor's own machine serves; none unless the settings allow that. */
export function overridesOf(request: FastifyRequest): DevApps {
  const { settings } = request.server;
  if (!settings.devOverrides) return {};
  const [, app, port] =
    /^([a-z][a-z0-9-]{0,30})=(\d{4,5})$/.exec(request.cookies[cookieName(settings, COOKIE)] ?? '') ?? [];
  return app && port ? { [app]: `http://localhost:${port}/` } : {};
}

/**
 * Lets a developer see their own machine's remote in this site. Opening a link is not enough: it shows a page
 * whose button must be pressed, and only ports of the visitor's own machine can be named.
 */
export const overrideRoutes: FastifyPluginAsyncZod = async (app) => {
  const { settings } = app;
  const name = cookieName(settings, COOKIE);
  acceptForms(app);
  app.addHook('onRequest', async () => {
    if (!settings.devOverrides)
      throw new NotFoundError('This site takes no remotes from developers’ machines.');
  });

  app.get('/_dev', { schema: { hide: true, querystring: overrideSchema } }, async (request, reply) => {
    const { app: remote, port } = request.query;
    return sendPage(
      reply,
      'Your own machine',
      `<h1>Show ${escapeHtml(remote)} from your own machine?</h1>
      <p>Until you leave, ${escapeHtml(remote)} comes from localhost:${port} on this computer, for you alone.
        If nobody of your team sent you here, do not.</p>
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
      ...cookieOptions(settings),
      sameSite: 'strict',
      maxAge: SECONDS,
    });
    return reply.redirect('/', 303);
  });

  app.get('/_dev/leave', { schema: { hide: true } }, async (_request, reply) =>
    reply.clearCookie(name, cookieOptions(settings)).redirect('/', 302),
  );
};
