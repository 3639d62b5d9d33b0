/**
 * Measures the cost of rendering in a separate process:
 *   DATA_DIR=.data npx tsx server/bench/isolation.ts
 * The site with this data folder must have been started once. Renders the same pages alternately in this process and in
 * a render process. Prints two values in milliseconds: the CPU time of a render while several pages are rendered at
 * once, and the median duration of a render while only one page is rendered. The CPU time determines how many pages a
 * server can render. Then requests the pages over HTTP and prints the median time to the first byte. At the end, prints
 * the relative overhead of a render process for the CPU time of a render and for the time to the first byte. Exits with
 * status 1 when an overhead is above {@link MAX_OVERHEAD}.
 */
import { readFile } from 'node:fs/promises';
import { buildApp } from '../src/app.ts';
import { resolveDemoPath } from '../src/lib/paths.ts';
import { sitePlugin } from '../src/platform/plugin.ts';
import { ActiveSnapshot } from '../src/platform/registry/active-snapshot.ts';
import { toSnapshotRelease, listCurrentReleases } from '../src/platform/registry/composition.ts';
import { BundleStore } from '../src/platform/rendering/bundle-store.ts';
import type { RenderJob } from '../src/platform/rendering/render-messages.ts';
import { readUsage } from '../src/lib/process-usage.ts';
import { RenderProcess } from '../src/platform/rendering/render-process.ts';
import { ServerBundles } from '../src/platform/rendering/worker/bundles.ts';
import { renderJob } from '../src/platform/rendering/worker/render-job.ts';
import { readSettings } from '../src/settings.ts';
import { printLine } from './measure.ts';

const PAGES = ['/', '/shop/mugs', '/product/mug-chai-first', '/about'];
const WARM_UP_RENDERS = 300;
const RENDERS = 300;
const ROUNDS = 3;

/** Number of pages that are rendered at once while the CPU time is measured. */
const PARALLEL_RENDERS = 4;

/**
 * Largest share that a separate process may add to the CPU time of a render and to the time to the first byte. See
 * docs/performance.md.
 */
const MAX_OVERHEAD = 0.15;

process.env['NODE_ENV'] = 'production';
const settings = readSettings({ ...process.env, SEED: 'none', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
const app = await buildApp(settings, { mediaDir: resolveDemoPath('pictures'), site: sitePlugin });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const activeSnapshot = new ActiveSnapshot(app.db);
const bundleStore = new BundleStore(app.storage, (name, version) => activeSnapshot.describe(name, version));
const activeComposition = await activeSnapshot.getComposition();
if (!activeComposition) throw new Error('Start the site once: nothing is published in DATA_DIR.');
const releases = listCurrentReleases(activeComposition);
const composition = {
  snapshot: activeComposition.snapshot,
  shell: toSnapshotRelease(activeComposition.shell),
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
    // Waits for the next turn of the event loop, because React clears its timers then.
    await new Promise(setImmediate);
  },
  isolated: async (url: string) => {
    await renderProcess.render(createRenderJob(url), 'page', {
      fetchApi,
      readBundle: (release) => bundleStore.read(release),
    });
  },
};

const RENDER_MODES = ['in this process', 'isolated'] as const;
type RenderMode = (typeof RENDER_MODES)[number];

const renderAll = async (mode: RenderMode, url: string, count: number) => {
  let remaining = count;
  const renderRemaining = async () => {
    while (remaining > 0) {
      remaining -= 1;
      await RENDERERS[mode](url);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_RENDERS }, renderRemaining));
};

/** Renders several pages at once and returns the CPU time of one render in milliseconds. */
const measureCpuMs = async (mode: RenderMode, url: string) => {
  const cpuMsBefore = await readTotalCpuMs();
  await renderAll(mode, url, RENDERS);
  return ((await readTotalCpuMs()) - cpuMsBefore) / RENDERS;
};

/** Renders a page repeatedly, one render at a time, and returns the durations in milliseconds. */
const measureDurations = async (mode: RenderMode, url: string) => {
  const durations: number[] = [];
  for (let count = 0; count < RENDERS; count += 1) {
    const startedAt = performance.now();
    await RENDERERS[mode](url);
    durations.push(performance.now() - startedAt);
  }
  return durations;
};

/**
 * Requests an uncached page repeatedly, one request at a time, and returns the times to the first byte in
 * milliseconds.
 */
const measureFirstByteTimes = async (url: string) => {
  const times: number[] = [];
  for (let count = 0; count < RENDERS; count += 1) {
    const startedAt = performance.now();
    // The server sends no cached page for a request with a cookie that begins with `rangmala_`.
    const response = await fetch(origin + url, { headers: { cookie: 'rangmala_bench=1' } });
    times.push(performance.now() - startedAt);
    if (!response.ok) throw new Error(`${url} failed with status ${response.status}.`);
    await response.arrayBuffer();
  }
  return times;
};

const computeMedian = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const totals = {
  cpuMs: { 'in this process': 0, isolated: 0 },
  durationMs: { 'in this process': 0, isolated: 0 },
};
/** Sum of the median times to the first byte of all pages. The server renders these pages in a separate process. */
let firstByteMs = 0;
for (const url of PAGES) {
  const cpuMs = { 'in this process': 0, isolated: 0 };
  const durations: Record<RenderMode, number[]> = { 'in this process': [], isolated: [] };
  const firstByteTimes: number[] = [];
  for (const mode of RENDER_MODES) await renderAll(mode, url, WARM_UP_RENDERS);
  await measureFirstByteTimes(url);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const mode of RENDER_MODES) {
      cpuMs[mode] += (await measureCpuMs(mode, url)) / ROUNDS;
      durations[mode].push(...(await measureDurations(mode, url)));
    }
    firstByteTimes.push(...(await measureFirstByteTimes(url)));
  }
  for (const mode of RENDER_MODES) {
    const median = computeMedian(durations[mode]);
    totals.cpuMs[mode] += cpuMs[mode];
    totals.durationMs[mode] += median;
    printLine(
      `${url.padEnd(26)} ${mode.padEnd(16)} CPU ${cpuMs[mode].toFixed(2)} ms, median ${median.toFixed(2)} ms`,
    );
  }
  const medianFirstByteMs = computeMedian(firstByteTimes);
  firstByteMs += medianFirstByteMs;
  printLine(`${url.padEnd(26)} ${'isolated'.padEnd(16)} first byte after ${medianFirstByteMs.toFixed(2)} ms`);
}
await renderProcess.close();
await app.close();
const { cpuMs, durationMs } = totals;
const addedMs = durationMs.isolated - durationMs['in this process'];
const overheads = {
  'CPU time of a render': cpuMs.isolated / cpuMs['in this process'] - 1,
  'time to the first byte': addedMs / (firstByteMs - addedMs),
};
for (const [name, overhead] of Object.entries(overheads)) {
  printLine(
    `added to the ${name}, all pages: ${(overhead * 100).toFixed(1)} %, at most ${(MAX_OVERHEAD * 100).toFixed(0)} %`,
  );
  if (overhead > MAX_OVERHEAD) process.exitCode = 1;
}
