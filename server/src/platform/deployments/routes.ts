import type { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../http/route.ts';
import { unpackPackage } from '../releases/release-package.ts';
import { changeCanary, promoteCanary, stopCanary } from './canaries.ts';
import {
  deployPackage,
  type DeploymentContext,
  type DeploymentMode,
  retireRemote,
  rollBack,
} from './deployments.ts';
import { switchFlag } from './flags.ts';
import { requireTeam } from '../tokens/tokens.ts';
import { setCommit } from '../registry/stored-releases.ts';

/** Default share of a canary, in percent. */
const DEFAULT_PERCENT = 10;

/**
 * Adds the routes with which teams deploy and manage their releases, and the route that returns the number of the
 * current snapshot.
 */
export const deploymentRoutes: FastifyPluginAsyncZod<Omit<DeploymentContext, 'app'>> = async (
  app,
  options,
) => {
  const context: DeploymentContext = { app, ...options };

  // Passes the body on as a stream; release-package.ts limits the size of the package.
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));

  route(app, 'PUT /_releases/{app}', async (request) => {
    const { app: name } = request.params;
    const team = await requireTeam(request, name);
    const { mode, percent = DEFAULT_PERCENT, commit, commit_url } = request.query;
    const requestedMode: DeploymentMode = mode === 'canary' ? { kind: mode, percent } : { kind: mode };
    const deployResult = await deployPackage(
      context,
      name,
      await unpackPackage(request.body as Readable),
      requestedMode,
      team.name,
    );
    await setCommit(app.db, deployResult, { id: commit, url: commit_url });
    return deployResult;
  });

  route(app, 'POST /_releases/{app}/rollback', async (request) => {
    const { app: name } = request.params;
    const team = await requireTeam(request, name);
    const { number, live } = await rollBack(context, name, request.body?.to, team.name);
    return { app: name, version: live[name], snapshot: number };
  });

  // Lets a deploy command verify the token before the build.
  route(app, 'GET /_releases/{app}/token', async (request) => {
    const { app: name } = request.params;
    const team = await requireTeam(request, name);
    return { app: name, team: team.name };
  });

  route(app, 'POST /_releases/{app}/retire', async (request) => {
    const { app: name } = request.params;
    const team = await requireTeam(request, name);
    const { number } = await retireRemote(context, name, team.name);
    return { app: name, snapshot: number };
  });

  route(app, 'POST /_releases/{app}/flags/{flag}', async (request) => {
    const { app: name, flag } = request.params;
    const team = await requireTeam(request, name);
    const { number, live } = await switchFlag(context, { app: name, flag, on: request.body.on }, team.name);
    return { app: name, version: live[name], snapshot: number };
  });

  for (const [action, change] of [
    ['promote', promoteCanary],
    ['stop', stopCanary],
  ] as const) {
    route(app, `POST /_releases/{app}/canary/${action}`, async (request) => {
      const { app: name } = request.params;
      const team = await requireTeam(request, name);
      const { number, live } = await change(context, name, team.name);
      return { app: name, version: live[name], snapshot: number };
    });
  }

  route(app, 'PUT /_releases/{app}/canary', async (request) => {
    const { app: name } = request.params;
    const team = await requireTeam(request, name);
    const { percent } = request.body;
    const { number, live } = await changeCanary(context, name, percent, team.name);
    return { app: name, version: live[name], snapshot: number };
  });

  app.get('/_site/snapshot', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { number: (await options.activeSnapshot.getComposition())?.snapshot.number ?? 0 };
  });
};
