import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../http/route.ts';
import { PACKAGE_MAX_BYTES, unpackPackage } from '../releases/release-package.ts';
import { changeCanary, promoteCanary, stopCanary } from './canaries.ts';
import {
  deployPackage,
  type DeploymentContext,
  type DeploymentMode,
  retireRemote,
  rollBack,
} from './deployments.ts';
import { switchFlag } from './flags.ts';
import { requireTeam, type Team } from '../tokens/tokens.ts';
import type { RegistrySnapshot } from '../registry/registry.ts';
import { setCommit } from '../registry/stored-releases.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The team of the request's token, in the routes of deployments. */
    team: Team;
  }
}

/** Default share of a canary, in percent. */
const DEFAULT_PERCENT = 10;

/** Adds the routes with which the team of an app deploys and manages its releases. */
export const deploymentRoutes: FastifyPluginAsyncZod<Omit<DeploymentContext, 'app'>> = async (
  app,
  options,
) => {
  const context: DeploymentContext = { app, ...options };

  // Verifies the token before the body is received.
  app.addHook('onRequest', async (request) => {
    request.team = await requireTeam(request, (request.params as { app: string }).app);
  });
  app.addContentTypeParser(
    'application/gzip',
    { parseAs: 'buffer', bodyLimit: PACKAGE_MAX_BYTES },
    (_request, body, done) => done(null, body),
  );

  route(app, 'PUT /_releases/{app}', async ({ params, query, body, team }) => {
    const { mode, percent = DEFAULT_PERCENT, commit, commit_url } = query;
    const requestedMode: DeploymentMode = mode === 'canary' ? { kind: mode, percent } : { kind: mode };
    const files = await unpackPackage(body as Buffer);
    const deployResult = await deployPackage(context, params.app, files, requestedMode, team.name);
    await setCommit(app.db, deployResult, { id: commit, url: commit_url });
    return deployResult;
  });

  // Lets a deploy command verify the token before the build.
  route(app, 'GET /_releases/{app}/token', async ({ params, team }) => ({
    app: params.app,
    team: team.name,
  }));

  route(app, 'POST /_releases/{app}/rollback', async ({ params, body, team }) =>
    describeChange(params.app, await rollBack(context, params.app, team.name, body?.to)),
  );

  route(app, 'POST /_releases/{app}/retire', async ({ params, team }) =>
    describeChange(params.app, await retireRemote(context, params.app, team.name)),
  );

  route(app, 'POST /_releases/{app}/flags/{flag}', async ({ params, body, team }) =>
    describeChange(params.app, await switchFlag(context, params.app, team.name, params.flag, body.on)),
  );

  route(app, 'PUT /_releases/{app}/canary', async ({ params, body, team }) =>
    describeChange(params.app, await changeCanary(context, params.app, team.name, body.percent)),
  );

  route(app, 'POST /_releases/{app}/canary/promote', async ({ params, team }) =>
    describeChange(params.app, await promoteCanary(context, params.app, team.name)),
  );

  route(app, 'POST /_releases/{app}/canary/stop', async ({ params, team }) =>
    describeChange(params.app, await stopCanary(context, params.app, team.name)),
  );
};

const describeChange = (app: string, { number, live }: RegistrySnapshot) => ({
  app,
  version: live[app],
  snapshot: number,
});
