import { site } from '../src/platform/plugin.ts';
import { publishBuiltReleases } from '../src/platform/releases/publish-built.ts';
import { releasesOverview } from '../src/platform/status/overview.ts';
import { listAppChanges } from '../src/platform/registry/app-changes.ts';
import { withApp, withFolder } from '../src/testing/app.ts';
import { addManyReleases } from '../src/testing/many-releases.ts';
import { buildTestRelease } from '../src/testing/releases.ts';
const rss = () => { const m = process.memoryUsage(); return `rss ${Math.round(m.rss/1e6)} heap ${Math.round(m.heapUsed/1e6)}/${Math.round(m.heapTotal/1e6)} ext ${Math.round(m.external/1e6)}`; };
await withFolder(async (root) => {
  await buildTestRelease(root, { app: 'shell' });
  await withApp(async (app) => {
    await publishBuiltReleases(app.db, app.storage, root);
    console.log(rss());
    await addManyReleases(app.db, { remotes: 200, releases: 4000 });
    console.log('inserted', rss());
    for (let i = 0; i < 20; i += 1) await listAppChanges(app.db, `remote-${i}`);
    console.log('20 histories', rss());
    await Promise.all(Array.from({length: 200}, (_, i) => listAppChanges(app.db, `remote-${i}`)));
    console.log('200 histories', rss());
    const t = performance.now();
    await releasesOverview(app.db);
    console.log('overview', Math.round(performance.now()-t), rss());
    const html = (await app.inject('/about')).body;
    console.log('page', html.length, (await import('node:zlib')).brotliCompressSync(html).length);
  }, { parts: { site } });
});
