import type { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { appNameSchema } from '@rangmala/shared/contract';
import { cookieName, cookieOptions } from '../../http/cookies.ts';
import { PREVIEW_COOKIE } from '../rendering/choose-composition.ts';
import { overview } from '../status/overview.ts';
import { unpack } from '../releases/release-package.ts';
import { type Mode, promote, rollBack, ship, type Shipping, stopTrial } from './deployments.ts';
import { bearerOf, requireTeam, teamOf } from './tokens.ts';

const appParamsSchema = z.object({ app: appNameSchema });

const SHARE = 'A canary’s share is a whole number of percent from 1 to 99.';

const deployQuerySchema = z.object({
  mode: z._default(z.enum(['live', 'preview', 'canary']), 'live'),
  percent: z._default(
    z.coerce.number(SHARE).check(z.int(SHARE), z.minimum(1, SHARE), z.maximum(99, SHARE)),
    10,
  ),
});

const rollbackTargetSchema = z.nullish(z.object({ to: z.optional(z.string()) }));

/** What teams ask of the site: to ship, to try, to take back, and to see how their releases do. */
export const deliveryRoutes: FastifyPluginAsyncZod<Omit<Shipping, 'app'>> = async (app, options) => {
  const shipping: Shipping = { app, ...options };
  const { live, previews } = options;
  const hidden = { hide: true };

  // Packages are streamed: how much may come is package.ts's to say.
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));

  app.put(
    '/_releases/:app',
    { schema: { ...hidden, params: appParamsSchema, querystring: deployQuerySchema } },
    async (request) => {
      const { app: name } = request.params;
      const team = await requireTeam(request, name);
      const { mode, percent } = request.query;
      const wanted: Mode = mode === 'canary' ? { kind: mode, percent } : { kind: mode };
      return ship(shipping, name, await unpack(request.body as Readable), wanted, team.name);
    },
  );

  app.post(
    '/_releases/:app/rollback',
    { schema: { ...hidden, params: appParamsSchema, body: rollbackTargetSchema } },
    async (request) => {
      const { app: name } = request.params;
      const team = await requireTeam(request, name);
      const { number, live: now } = await rollBack(shipping, name, request.body?.to, team.name);
      return { app: name, version: now[name], snapshot: number };
    },
  );

  for (const [path, change] of [
    ['promote', promote],
    ['stop', stopTrial],
  ] as const) {
    app.post(
      `/_releases/:app/canary/${path}`,
      { schema: { ...hidden, params: appParamsSchema } },
      async (request) => {
        const { app: name } = request.params;
        const team = await requireTeam(request, name);
        const { number, live: now } = await change(shipping, name, team.name);
        return { app: name, version: now[name], snapshot: number };
      },
    );
  }

  app.get('/_releases', { schema: hidden }, async (request) => {
    await teamOf(app.db, bearerOf(request));
    return overview(app.db);
  });

  app.get('/_site/snapshot', { schema: hidden }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { number: (await live.current())?.snapshot.number ?? 0 };
  });

  const { settings } = app;
  const name = cookieName(settings, PREVIEW_COOKIE);

  app.get(
    '/_preview',
    { schema: { ...hidden, querystring: z.object({ link: z.string() }) } },
    async (request, reply) => {
      const { link: signed } = request.query;
      const shown = await previews.read(signed).catch(() => undefined);
      reply.header('cache-control', 'no-store');
      // A link that was not made here, or has expired, shows the live site like any other.
      if (shown && (await live.describe(shown.app, shown.version))) {
        reply.setCookie(name, signed, { ...cookieOptions(settings), expires: new Date(shown.expires) });
      }
      return reply.redirect('/', 302);
    },
  );

  app.get('/_preview/leave', { schema: hidden }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').clearCookie(name, cookieOptions(settings)).redirect('/', 302),
  );
};
