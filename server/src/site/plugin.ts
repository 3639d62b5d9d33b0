import type { FastifyPluginAsync } from 'fastify';
import type { SiteOptions } from '../app.ts';
import { LiveSnapshots } from '../releases/live.ts';
import { releaseRoutes } from '../releases/routes.ts';
import { ServerBundles } from '../releases/server-bundles.ts';
import { failureRoutes } from './failures.ts';
import { pageHandler } from './pages.ts';
import { searchEngineRoutes } from './search-engines.ts';

/** The composed site: releases' files, pages, and what search engines and browsers ask beside them. */
export const site: FastifyPluginAsync<SiteOptions> = async (app, { settings, db, storage }) => {
  const live = new LiveSnapshots(db);
  const bundles = new ServerBundles(storage);
  await app.register(releaseRoutes, { storage, live });
  await app.register(failureRoutes);
  await app.register(searchEngineRoutes, { settings, live });
  app.get('/*', { schema: { hide: true } }, pageHandler({ app, settings, live, bundles }));
};
