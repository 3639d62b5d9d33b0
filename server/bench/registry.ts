/**
 * Prints the sizes in bytes of pages of the built site with 3 and with 200 remotes. Needs `npm run build`. Then
 * measures the registry with few and with many releases: `node --import tsx server/bench/registry.ts`. Prints the
 * median and 95th percentile of repeated calls in milliseconds. For single calls, prints the duration and the peak
 * memory of the process.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { sitePlugin } from '../src/platform/plugin.ts';
import { ActiveSnapshot } from '../src/platform/registry/active-snapshot.ts';
import { findCurrentSnapshot } from '../src/platform/registry/registry.ts';
import { findRelease } from '../src/platform/registry/stored-releases.ts';
import { publishBuiltReleases } from '../src/platform/releases/publish-built.ts';
import { deleteUnusedReleases } from '../src/platform/releases/garbage-collection.ts';
import { readReleasesOverview } from '../src/platform/status/overview.ts';
import { withApp, withFolder } from '../src/testing/app.ts';
import { addManyReleases } from '../src/testing/many-releases.ts';
import { buildTestRelease } from '../src/testing/releases.ts';
import { measureCalls, printLine } from './measure.ts';

const measureRepeatedCalls = async (name: string, call: () => Promise<unknown>) => {
  const times = await measureCalls(async () => {
    await call();
    return { statusCode: 200 };
  });
  printLine(`${name.padEnd(40)} ${times}`);
};

/** Prints the duration of a call and the peak memory of the process so far. */
async function measureSingleCall(name: string, call: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await call();
  const { maxRSS } = process.resourceUsage();
  const [ms, mb] = [Math.round(performance.now() - start), Math.round(maxRSS / 1024)];
  printLine(`${name.padEnd(40)} ${String(ms).padStart(7)} ms, largest memory ${mb} MB`);
}

async function runBenchmark(remotes: number, releases: number): Promise<void> {
  await withFolder(async (root) => {
    await buildTestRelease(root, { app: 'shell' });
    await buildTestRelease(root, { app: 'shop' });
    await withApp(
      async (app) => {
        await publishBuiltReleases(app.db, app.storage, root);
        printLine(`\n${remotes} remotes, ${releases} releases               median     p95 (ms)`);
        await measureSingleCall('insert the releases', () =>
          addManyReleases(app.db, { remoteCount: remotes, releaseCount: releases }),
        );
        await measureRepeatedCalls('the newest snapshot', () => findCurrentSnapshot(app.db));
        await measureRepeatedCalls('one release', () => findRelease(app.db, 'remote-1', '1.0.7'));
        await measureRepeatedCalls('a new process composes its pages', () =>
          new ActiveSnapshot(app.db).getComposition(),
        );
        await measureRepeatedCalls('first byte of a page', () => app.inject('/about?visit=1'));
        await measureSingleCall('the status page’s data, once', () => readReleasesOverview(app.db));
        await measureSingleCall('garbage collection, once', () => deleteUnusedReleases(app.db, app.storage));
      },
      { dependencies: { site: sitePlugin } },
    );
  });
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const PAGES = ['/', '/about', '/cart', '/art-gallery'];

/**
 * Prints the sizes of pages of the built site in bytes, uncompressed and compressed with Brotli.
 * @param addedRemotes number of remotes in addition to the three built remotes
 */
async function printPageSizes(addedRemotes: number): Promise<void> {
  await withApp(
    async (app) => {
      await publishBuiltReleases(app.db, app.storage, ROOT);
      await addManyReleases(app.db, { remoteCount: addedRemotes, releaseCount: addedRemotes });
      printLine(`\n${addedRemotes + 3} remotes`.padEnd(41) + '    bytes    brotli');
      const printSizes = (name: string, content: Buffer) =>
        printLine(
          `${name.padEnd(40)} ${[content, brotliCompressSync(content)].map(({ length }) => String(length).padStart(8)).join('  ')}`,
        );
      for (const path of PAGES) {
        const { rawPayload } = await app.inject(path);
        printSizes(path, rawPayload);
      }
    },
    { dependencies: { site: sitePlugin } },
  );
}

await printPageSizes(0);
await printPageSizes(197);
await runBenchmark(20, 200);
await runBenchmark(20, 20_000);
await runBenchmark(200, 20_000);
