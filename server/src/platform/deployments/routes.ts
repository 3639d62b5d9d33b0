import type { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { appNameSchema } from '@rangmala/shared/contract';
import { unpack } from '../releases/release-package.ts';
import { releasesOverview } from '../status/overview.ts';
import {
  deploy,
  type DeploymentContext,
  type DeploymentMode,
  promoteCanary,
  rollBack,
  stopCanary,
} from './deployments.ts';
import { bearerOf, requireTeam, teamOf } from './tokens.ts';

const paramsSchema = z.object({ app: appNameSchema });

const SHARE_SENTENCE = 'A canary’s share is a whole number of percent from 1 to 99.';

const modeSchema = z.object({
  mode: z._default(z.enum(['live', 'preview', 'canary']), 'live'),
  percent: z._default(
    z.coerce
      .number(SHARE_SENTENCE)
      .check(z.int(SHARE_SENTENCE), z.minimum(1, SHARE_SENTENCE), z.maximum(99, SHARE_SENTENCE)),
    10,
  ),
});

const rollbackSchema = z.nullish(z.object({ to: z.optional(z.string()) }));

/** The deployment API of teams: deploy, roll back, canaries, and the state of their releases. */
export const deploymentRoutes: FastifyPluginAsyncZod<Omit<DeploymentContext, 'app'>> = async (
  app,
  options,
) => {
  const context: DeploymentContext = { app, ...options };
  const hidden = { hide: true };

  // Packages are streamed: release-package.ts limits their size.
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));

  app.put(
    '/_releases/:app',
    { schema: { ...hidden, params: paramsSchema, querystring: modeSchema } },
    async (request) => {
      const { app: name } = request.params;
      const team = await requireTeam(request, name);
      const { mode, percent } = request.query;
      const wanted: DeploymentMode = mode === 'canary' ? { kind: mode, percent } : { kind: mode };
      return deploy(context, name, await unpack(request.body as Readable), wanted, team.name);
    },
  );

  app.post(
    '/_releases/:app/rollback',
    { schema: { ...hidden, params: paramsSchema, body: rollbackSchema } },
    async (request) => {
      const { app: name } = request.params;
      const team = await requireTeam(request, name);
      const { number, live } = await rollBack(context, name, request.body?.to, team.name);
      return { app: name, version: live[name], snapshot: number };
    },
  );

  for (const [path, change] of [
    ['promote', promoteCanary],
    ['stop', stopCanary],
  ] as const) {
    app.post(
      `/_releases/:app/canary/${path}`,
      { schema: { ...hidden, params: paramsSchema } },
      async (request) => {
        const { app: name } = request.params;
        const team = await requireTeam(request, name);
        const { number, live } = await change(context, name, team.name);
        return { app: name, version: live[name], snapshot: number };
      },
    );
  }

  app.get('/_releases', { schema: hidden }, async (request) => {
    await teamOf(app.db, bearerOf(request));
    return releasesOverview(app.db);
  });

  app.get('/_site/snapshot', { schema: hidden }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { number: (await options.activeSnapshot.current())?.snapshot.number ?? 0 };
  });
};
