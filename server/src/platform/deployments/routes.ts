import type { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../http/route.ts';
import { unpackPackage } from '../releases/release-package.ts';
import type { StaffLinks } from '../audiences/staff-links.ts';
import { changeCanary, promoteCanary, readCanaryVisitors, stopCanary } from './canaries.ts';
import {
  deployPackage,
  type DeploymentContext,
  type DeploymentMode,
  retireRemote,
  rollBack,
} from './deployments.ts';
import { switchFlag } from './flags.ts';
import { listNeighbourJourneys } from './neighbour-journeys.ts';
import { requireTeam } from '../tokens/tokens.ts';
import { setCommit } from '../registry/commits.ts';

/**
 * Adds the routes with which teams deploy and manage their releases, and the route that returns the number of the
 * current snapshot.
 */
export const deploymentRoutes: FastifyPluginAsyncZod<
  Omit<DeploymentContext, 'app'> & { staffLinks: StaffLinks }
> = async (app, options) => {
  const context: DeploymentContext = { app, ...options };

  // Passes the body on as a stream; release-package.ts limits the size of the package.
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));

  route(app, 'PUT /_releases/{app}', async (request) => {
    const { app: name } = request.params;
    const team = await requireTeam(request, name);
    const { mode, commit, commit_url, ...visitors } = request.query;
    const requestedMode: DeploymentMode =
      mode === 'canary' ? { kind: mode, ...readCanaryVisitors(context, visitors) } : { kind: mode };
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

  route(app, 'GET /_releases/{app}/neighbours', async (request) => {
    const { app: name } = request.params;
    await requireTeam(request, name);
    return { neighbours: await listNeighbourJourneys(context, name, request.query.version) };
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
    const visitors = readCanaryVisitors(context, request.body);
    const { number, live } = await changeCanary(context, name, visitors, team.name);
    return { app: name, version: live[name], snapshot: number };
  });

  route(app, 'GET /_releases/{app}/staff-link', async (request) => {
    await requireTeam(request, request.params.app);
    return { link: await options.staffLinks.create(app) };
  });

  app.get('/_site/snapshot', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { number: (await options.activeSnapshot.getComposition())?.snapshot.number ?? 0 };
  });
};
