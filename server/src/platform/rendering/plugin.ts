import type { FastifyPluginAsync } from 'fastify';
import type { SiteOptions } from '../../app.ts';
import { overrideRoutes } from '../previews/overrides.ts';
import { Previews } from '../previews/previews.ts';
import { deliveryRoutes } from '../deployments/routes.ts';
import { ReleaseStats } from '../canaries/release-stats.ts';
import { statusRoutes } from '../status/routes.ts';
import { startWatching } from '../canaries/watch.ts';
import { LiveSnapshots } from '../registry/active-snapshot.ts';
import { releaseRoutes } from '../releases/routes.ts';
import { ServerBundles } from './server-bundles.ts';
import { demoHero } from './demo-hero.ts';
import { outcomeRoutes } from '../canaries/report-routes.ts';
import { pageHandler } from './pages.ts';
import { searchEngineRoutes } from './search-engines.ts';

/** The composed site: releases' files, pages, and what search engines and browsers ask beside them. */
export const site: FastifyPluginAsync<SiteOptions> = async (app, { settings, db, storage }) => {
  const hero = await demoHero(settings);
  const info = hero ? { ...settings.site, hero } : settings.site;
  const live = new LiveSnapshots(db);
  const bundles = new ServerBundles(storage);
  const previews = new Previews(db);
  const stats = new ReleaseStats(db);
  const stopWatching = startWatching({ db, live, stats, log: app.log });
  app.addHook('preClose', stopWatching);
  await app.register(releaseRoutes, { storage, live });
  await app.register(outcomeRoutes, { live, stats });
  await app.register(deliveryRoutes, { live, previews });
  await app.register(statusRoutes);
  await app.register(overrideRoutes);
  await app.register(searchEngineRoutes, { settings, live });
  app.get(
    '/*',
    { schema: { hide: true } },
    pageHandler({ app, settings, info, live, bundles, previews, stats }),
  );
};
