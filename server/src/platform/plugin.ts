import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import { clientReportRoutes } from './canaries/client-report-routes.ts';
import { ReleaseErrors } from './canaries/release-errors.ts';
import { ReleaseCounter } from './canaries/release-counts.ts';
import { ReportLimit } from './canaries/report-limit.ts';
import { VitalsCounter } from './vitals/release-vitals.ts';
import { startReleaseWatch } from './release-watch/release-watch.ts';
import { deploymentRoutes } from './deployments/routes.ts';
import { ContentMonitor } from './page-cache/content-monitor.ts';
import { CustomerPages } from './page-cache/customer-pages.ts';
import { GuestPages } from './page-cache/guest-pages.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { PublicResponses } from './page-cache/public-responses.ts';
import { overrideRoutes } from './previews/overrides.ts';
import { previewRoutes } from './previews/preview-routes.ts';
import { Previews } from './previews/previews.ts';
import { ActiveSnapshot } from './registry/active-snapshot.ts';
import { releaseRoutes } from './releases/routes.ts';
import { packageRoutes } from './packages/routes.ts';
import { TeamPackageRegistry } from './packages/team-package-registry.ts';
import { statusRoutes } from './status/routes.ts';
import { BundleStore } from './rendering/bundle-store.ts';
import { readDemoHero } from './rendering/demo-hero.ts';
import { createPageHandler } from './rendering/pages.ts';
import { renderCustomerTemplate } from './rendering/render-customer-page.ts';
import { renderGuestPage } from './rendering/render-guest-page.ts';
import { SERVER_BUNDLE } from './rendering/render-page.ts';
import { countFailure, logFailure } from './rendering/render-visit.ts';
import { Renderer } from './rendering/renderer.ts';
import { sitemapRoutes } from './rendering/sitemap.ts';
import { webManifestRoutes } from './rendering/web-manifest.ts';

export interface SiteOptions {
  settings: Settings;
  db: Database;
  storage: Storage;
}

/** Registers the pages of the composed site and the routes of the platform. */
export const sitePlugin: FastifyPluginAsync<SiteOptions> = async (app, { settings, db, storage }) => {
  const hero = await readDemoHero(settings);
  const siteInfo = hero ? { ...settings.site, hero } : settings.site;
  const activeSnapshot = new ActiveSnapshot(db);
  const bundles = new BundleStore(storage, (name, version) => activeSnapshot.describe(name, version));
  const previews = new Previews(db);
  const counter = new ReleaseCounter(db);
  const errors = new ReleaseErrors(db);
  const reportLimit = new ReportLimit();
  const renderer = new Renderer(
    ({ message, failedRelease, stack = '' }) => {
      if (!failedRelease) return;
      const failure = { ...failedRelease, name: SERVER_BUNDLE, message, stack };
      logFailure(app, failure);
      countFailure({ counter, errors }, failure);
    },
    ({ reason, errorOutput, crashes, pauseMs }) =>
      app.log.error(
        { reason, errorOutput, crashes },
        pauseMs === 0
          ? 'a render process crashed at its start'
          : `render processes crash at their start: the browser draws all pages for the next ${pauseMs / 1000} s`,
      ),
  );
  app.addHook('onClose', () => renderer.close());
  const vitals = new VitalsCounter(db);
  app.addHook('preClose', startReleaseWatch({ app, activeSnapshot, previews, counter, errors, vitals }));
  await app.register(releaseRoutes, { storage, activeSnapshot });
  await app.register(clientReportRoutes, { activeSnapshot, counter, errors, reportLimit, vitals });
  await app.register(deploymentRoutes, { activeSnapshot, previews });
  await app.register(previewRoutes, { activeSnapshot, previews });
  const { publicUrl } = settings;
  const registry = new TeamPackageRegistry({ db, storage, activeSnapshot, publicUrl });
  await app.register(packageRoutes, { registry });
  await app.register(statusRoutes, { activeSnapshot, previews });
  await app.register(overrideRoutes);
  await app.register(sitemapRoutes, { settings, activeSnapshot });
  await app.register(webManifestRoutes, { settings, activeSnapshot });
  const monitor = new ContentMonitor(db, activeSnapshot);
  const responses = new PublicResponses(monitor, app.readTextInProcess, settings.pageCacheBytes / 4);
  const rendering = { app, siteInfo, activeSnapshot, bundles, renderer, responses, counter, errors };
  const guestPages = new GuestPages({
    monitor,
    cache: new PageCache(settings.pageCacheBytes),
    cdnSeconds: settings.cdnSeconds,
    render: (visit) => renderGuestPage(rendering, visit),
  });
  const customerPages = new CustomerPages({
    monitor,
    cache: new PageCache(settings.pageCacheBytes / 4),
    render: (visit) => renderCustomerTemplate(rendering, visit),
  });
  app.pageCaches.guestPages = guestPages;
  app.get(
    '/*',
    { schema: { hide: true }, config: { isPage: true } },
    createPageHandler({
      ...rendering,
      settings,
      previews,
      guestPages,
      customerPages,
      reportLimit,
    }),
  );
};
