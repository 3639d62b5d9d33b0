/**
 * Measures the cost of rendering in a separate process: `DATA_DIR=.data npx tsx server/bench/isolation.ts`. The site
 * with this data folder must have been started once. Renders the same pages alternately in this process and in a
 * render process. Prints the CPU time and the median duration of a render in milliseconds. Prints how much more CPU time
 * the requests need with a render process; exits with 1 above {@link MAX_EXTRA_CPU}.
 */
import { readFile } from 'node:fs/promises';
import { buildApp } from '../src/app.ts';
import { resolveDemoPath } from '../src/lib/paths.ts';
import { ActiveSnapshot } from '../src/platform/registry/active-snapshot.ts';
import { snapshotReleaseOf, listCurrentRemotes } from '../src/platform/registry/composition.ts';
import { BundleStore } from '../src/platform/rendering/bundle-store.ts';
import type { RenderJob } from '../src/platform/rendering/render-messages.ts';
import { readUsage } from '../src/platform/rendering/process-usage.ts';
import { RenderProcess } from '../src/platform/rendering/render-process.ts';
import { ServerBundles } from '../src/platform/rendering/worker/bundles.ts';
import { renderJob } from '../src/platform/rendering/worker/render-job.ts';
import { readSettings } from '../src/settings.ts';
import { printLine } from './measure.ts';

const PAGES = ['/', '/shop/mugs', '/product/mug-chai-first', '/about'];
const WARM_UP_RENDERS = 300;
const RENDERS = 300;
const ROUNDS = 3;

/** Largest additional CPU time of a render in a separate process, as a share. See docs/performance.md. */
const MAX_EXTRA_CPU = 0.15;

process.env['NODE_ENV'] = 'production';
const settings = readSettings({ ...process.env, SEED: 'none', LOG_LEVEL: 'silent' });
const app = await buildApp(settings, { mediaDir: resolveDemoPath('pictures') });
await app.ready();
const activeSnapshot = new ActiveSnapshot(app.db);
const bundleStore = new BundleStore(app.storage, (name, version) => activeSnapshot.describe(name, version));
const activeComposition = await activeSnapshot.getComposition();
if (!activeComposition) throw new Error('Start the site once: nothing is published in DATA_DIR.');
const releases = [activeComposition.shell, ...listCurrentRemotes(activeComposition)];
const composition = {
  snapshot: activeComposition.snapshot,
  shell: snapshotReleaseOf(activeComposition.shell),
  chunks: Object.fromEntries(releases.map((release) => [release.app, release.chunks])),
};
const responses = new Map<string, { status: number; json: string }>();
const fetchApi = async (path: string) => {
  const cachedResponse = responses.get(path);
  if (cachedResponse) return cachedResponse;
  const { status, json = 'null' } = await app.readTextInProcess(path);
  responses.set(path, { status, json });
  return { status, json };
};
const bundles = new ServerBundles({
  read: (release) => bundleStore.read(release),
  beforeRun: () => undefined,
  beforeTimer: () => undefined,
  afterLoad: () => undefined,
});
const renderProcess = new RenderProcess();

const createRenderJob = (url: string): RenderJob => ({
  url,
  nonce: 'bench',
  site: settings.site,
  session: { user: null, artist: null },
  composition,
  blocked: [],
});

/** Returns the CPU time of this process and its children in milliseconds. */
async function readTotalCpuMs(): Promise<number> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  const pids = [process.pid, ...children.split(' ').filter(Boolean).map(Number)];
  const usages = await Promise.all(pids.map(readUsage));
  return usages.reduce((sum, usage) => sum + usage.cpuMs, 0);
}

const RENDERERS = {
  'in this process': async (url: string) => {
    const services = {
      bundles,
      beforeRun: () => undefined,
      fetchApi: async (path: string) => {
        const { status, json } = await fetchApi(path);
        return { status, body: JSON.parse(json) as unknown };
      },
    };
    const outcome = await renderJob(createRenderJob(url), 'page', services);
    if ('failure' in outcome) throw new Error(outcome.failure.message);
    // Includes the cost of encoding the HTML, because the server sends bytes.
    Buffer.from(outcome.result.html);
    // Waits until React has cleared its timers in a later turn of the event loop.
    await new Promise(setImmediate);
  },
  isolated: async (url: string) => {
    await renderProcess.render(createRenderJob(url), 'page', {
      fetchApi,
      readBundle: (release) => bundleStore.read(release),
    });
  },
};

const totalCpuMs = { 'in this process': 0, isolated: 0 };
for (const url of PAGES) {
  const cpuSums = { 'in this process': 0, isolated: 0 };
  const times: Record<string, number[]> = { 'in this process': [], isolated: [] };
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const name of ['in this process', 'isolated'] as const) {
      const cpuMsBefore = await readTotalCpuMs();
      for (let iteration = 0; iteration < (round < 0 ? WARM_UP_RENDERS : RENDERS); iteration += 1) {
        const startedAt = performance.now();
        await RENDERERS[name](url);
        if (round >= 0) times[name]?.push(performance.now() - startedAt);
      }
      if (round >= 0) cpuSums[name] += (await readTotalCpuMs()) - cpuMsBefore;
    }
  }
  for (const name of ['in this process', 'isolated'] as const) {
    totalCpuMs[name] += cpuSums[name];
    const sorted = (times[name] ?? []).sort((a, b) => a - b);
    const cpu = (cpuSums[name] / (ROUNDS * RENDERS)).toFixed(2);
    const median = (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2);
    printLine(`${url.padEnd(26)} ${name.padEnd(16)} CPU ${cpu} ms, median ${median} ms`);
  }
}
await renderProcess.close();
await app.close();
const extraCpu = totalCpuMs.isolated / totalCpuMs['in this process'] - 1;
printLine(
  `additional CPU time of all pages: ${(extraCpu * 100).toFixed(1)} %, at most ${MAX_EXTRA_CPU * 100} %`,
);
if (extraCpu > MAX_EXTRA_CPU) process.exitCode = 1;
