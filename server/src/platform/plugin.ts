import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import { clientReportRoutes } from './release-reports/client-report-routes.ts';
import { ReleaseReports } from './release-reports/release-reports.ts';
import { ReportLimit } from './release-reports/report-limit.ts';
import { watchReleases } from './release-watch/failing-releases.ts';
import { deploymentRoutes } from './deployments/routes.ts';
import { GuestPages } from './page-cache/guest-pages.ts';
import { overrideRoutes } from './previews/overrides.ts';
import { previewRoutes } from './previews/preview-routes.ts';
import { Previews } from './previews/previews.ts';
import { ActiveSnapshot } from './registry/active-snapshot.ts';
import { listCurrentReleases } from './registry/composition.ts';
import { releaseRoutes } from './releases/routes.ts';
import { packageRoutes } from './packages/routes.ts';
import { TeamPackageRegistry } from './packages/team-package-registry.ts';
import { statusRoutes } from './status/routes.ts';
import { BundleStore } from './rendering/bundle-store.ts';
import { createPageHandler } from './rendering/pages.ts';
import { Renderer } from './rendering/renderer.ts';
import { createSiteInfoReader } from './rendering/site-info-reader.ts';
import { sitemapRoutes } from './rendering/sitemap.ts';
import { webManifestRoutes } from './rendering/web-manifest.ts';

export interface SiteOptions {
  settings: Settings;
  db: Database;
  storage: Storage;
}

/** Registers the pages of the composed site and the routes of the platform. */
export const sitePlugin: FastifyPluginAsync<SiteOptions> = async (app, { settings, db, storage }) => {
  const activeSnapshot = new ActiveSnapshot(db);
  const bundles = new BundleStore(storage, (name, version) => activeSnapshot.describe(name, version));
  const previews = new Previews(db);
  const reports = new ReleaseReports(db);
  const reportLimit = new ReportLimit();
  const renderer = new Renderer({
    readBundle: (release) => bundles.read(release),
    async listLiveReleases() {
      const composition = await activeSnapshot.getComposition();
      return composition ? listCurrentReleases(composition) : [];
    },
    onProcessFailure({ reason, release, errorOutput }) {
      app.log.error({ reason, release, errorOutput }, 'a render process ended');
      if (release)
        reports.addFailure({ ...release, name: 'server bundle', message: reason, browser: 'server' });
    },
  });
  app.addHook('onListen', async () => renderer.start());
  app.addHook('onClose', () => renderer.close());
  watchReleases({ app, activeSnapshot, previews, reports });
  await app.register(releaseRoutes, { storage, activeSnapshot });
  await app.register(clientReportRoutes, { activeSnapshot, reports, reportLimit });
  await app.register(deploymentRoutes, { activeSnapshot, previews });
  await app.register(previewRoutes, { activeSnapshot, previews });
  const { publicUrl } = settings;
  const registry = new TeamPackageRegistry({ db, storage, activeSnapshot, publicUrl });
  await app.register(packageRoutes, { registry });
  await app.register(statusRoutes, { activeSnapshot, previews });
  await app.register(overrideRoutes);
  await app.register(sitemapRoutes, { settings, activeSnapshot });
  await app.register(webManifestRoutes, { settings, activeSnapshot });
  app.get(
    '/*',
    { schema: { hide: true } },
    createPageHandler({
      app,
      readSiteInfo: createSiteInfoReader(db, app.contentMonitor, settings.site),
      activeSnapshot,
      renderer,
      reports,
      settings,
      previews,
      guestPages: new GuestPages(app.contentMonitor, settings.pageCacheBytes),
      reportLimit,
    }),
  );
};
