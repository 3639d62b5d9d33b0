import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Snapshot } from '@rangmala/shared/contract';
import { openDatabase } from '../src/database/database.ts';
import { createToken } from '../src/platform/tokens/tokens.ts';
import { packVariant } from '../src/testing/variant.ts';
import { ROOT, withBuiltSite } from './built-site.ts';

/*
 * Deploys another release of the shop to the built site and rolls it back, under a load of 50 requests per second:
 * `tsx server/bench/deploy.ts [seconds] [requests per second]`. Counts failed requests and pages with files of mixed
 * releases, and reports whether files of other apps changed.
 */

const [SECONDS = 60, RATE = 50] = process.argv.slice(2).map(Number);
const PATHS = [
  '/',
  '/shop',
  '/shop/mugs',
  '/product/mug-chai-first',
  '/cart',
  '/art-gallery',
  '/appointment',
];

await withBuiltSite(async ({ base, settings }) => {
  const db = await openDatabase(settings);
  const token = await createToken(db, { app: 'shop', name: 'bench', days: 1 });
  await db.destroy();
  const before = await filesOfOthers(settings.dataDir);
  const counts = { requests: 0, failed: 0, mixed: 0 };
  const load = sendLoad(base, counts);
  await wait(SECONDS / 3);
  const variant = packVariant(join(ROOT, 'shop-remote', 'dist', 'release'));
  const deployment = await measureTime(() =>
    call('PUT', `${base}/_releases/shop`, token, variant, 'application/gzip'),
  );
  await wait(SECONDS / 3);
  const empty = Promise.resolve('{}');
  const rollback = await measureTime(() =>
    call('POST', `${base}/_releases/shop/rollback`, token, empty, 'application/json'),
  );
  await load;
  const after = await filesOfOthers(settings.dataDir);
  const result = {
    ...counts,
    deploy: deployment,
    rollback,
    othersUntouched: JSON.stringify(before) === JSON.stringify(after),
  };
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  if (counts.failed + counts.mixed > 0) process.exitCode = 1;
});

/** Sends requests at a fixed interval without waiting for the responses. */
async function sendLoad(
  base: string,
  counts: { requests: number; failed: number; mixed: number },
): Promise<void> {
  const visits: Promise<void>[] = [];
  const total = SECONDS * RATE;
  for (let number = 0; number < total; number += 1) {
    const path = PATHS[number % PATHS.length] ?? '/';
    visits.push(
      visit(base, path).then(
        (isWhole) => {
          counts.requests += 1;
          if (!isWhole) counts.mixed += 1;
        },
        () => {
          counts.requests += 1;
          counts.failed += 1;
        },
      ),
    );
    await wait(1 / RATE);
  }
  await Promise.all(visits);
}

/**
 * Returns whether every file of a page belongs to the releases of the page's snapshot. Rejects when a request fails.
 */
async function visit(base: string, path: string): Promise<boolean> {
  const response = await fetch(base + path);
  const html = await response.text();
  if (!response.ok || !html.endsWith('</html>')) throw new Error(`${path}: ${response.status}`);
  const payload = /<script [^>]*id="rangmala-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { snapshot } = JSON.parse(payload) as { snapshot: Snapshot };
  const current = new Set([
    `shell/${snapshot.shell}`,
    ...snapshot.remotes.map(({ app, releases }) => `${app}/${releases[0]?.version}`),
  ]);
  const releasePaths = [...html.matchAll(/(?:src|href)="\/r\/([a-z-]+\/[^/]+)\//g)].map(
    ([, release]) => release ?? '',
  );
  const first = releasePaths.find((release) => release.startsWith('shop/')) ?? releasePaths[0];
  const file = new RegExp(`/r/${first}/[^"]+`).exec(html)?.[0];
  if (file && !(await fetch(base + file)).ok) throw new Error(`${file} is gone`);
  return releasePaths.every((release) => current.has(release));
}

async function call(
  method: string,
  url: string,
  token: string,
  body: Promise<Buffer | string>,
  type: string,
): Promise<unknown> {
  const content = await body;
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: typeof content === 'string' ? content : new Uint8Array(content),
  });
  return response.json();
}

async function measureTime(work: () => Promise<unknown>): Promise<{ seconds: number; response: unknown }> {
  const started = performance.now();
  const response = await work();
  return { seconds: Number(((performance.now() - started) / 1000).toFixed(2)), response };
}

function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Returns the path, modification time and digest of every stored file of the other apps. */
async function filesOfOthers(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'releases');
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, 'shop')))
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const { mtimeMs } = await stat(path);
      return `${path} ${mtimeMs} ${createHash('sha256')
        .update(await readFile(path))
        .digest('hex')}`;
    }),
  );
}
