/**
 * Tests the built site under load: `node --import tsx server/bench/soak.ts [minutes]`. Sends 10,000 requests
 * a minute: most from guests, some with a unique query, some from a signed-in visitor. Meanwhile it changes
 * the catalogue every two seconds through another database connection and deploys the shop twice. Prints the
 * memory of the server and the number of pages that were stale for more than a second, belonged to another
 * visitor, or failed.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import { demoPath } from '../src/lib/paths.ts';
import { site } from '../src/platform/plugin.ts';
import { activateReleases, addRelease, currentSnapshot } from '../src/platform/registry/registry.ts';
import { publishBuiltReleases } from '../src/platform/releases/publish-built.ts';
import { builtReleases, storeRelease } from '../src/platform/releases/release-files.ts';
import { withFolder } from '../src/testing/app.ts';
import { ASHA, register, signedIn } from '../src/testing/customers.ts';
import { testSettings } from '../src/testing/settings.ts';
import { say } from './measure.ts';

const PER_SECOND = 10_000 / 60;
const MAX_STALE_MS = 1_000;
const WRITE_EVERY_MS = 2_000;
const ROOT = new URL('../..', import.meta.url).pathname;

/** A text of the page that changes during the test, with the times of its changes. */
class ChangingText {
  #values: { text: string; since: number }[];
  constructor(text: string) {
    this.#values = [{ text, since: 0 }];
  }
  set(text: string): void {
    this.#values.push({ text, since: performance.now() });
  }
  /**
   * Returns whether the page contains a text that was valid at the time of the request, or up to a second
   * before.
   */
  isIn(html: string, requestedAt: number): boolean {
    return this.#values.some(
      ({ text }, index) =>
        html.includes(text) && (this.#values[index + 1]?.since ?? Infinity) + MAX_STALE_MS > requestedAt,
    );
  }
}

async function deploy({ db, storage }: FastifyInstance, version: string): Promise<void> {
  const built = (await builtReleases(ROOT)).find(({ release }) => release.app === 'shop');
  if (!built) throw new Error('The shop is not built: npm run build');
  const release = { ...built.release, version };
  await storeRelease(storage, release, (path) => readFile(join(built.folder, path)));
  await addRelease(db, release, 'soak');
  await activateReleases(db, { shop: version }, { kind: 'deployed', by: 'soak', reason: 'soak' });
}

const counts = { requests: 0, stale: 0, otherVisitor: 0, errors: 0 };

async function soak(app: FastifyInstance, base: string, minutes: number): Promise<void> {
  await register(app);
  const cookie = [...(await signedIn(app, ASHA)).cookies].map((pair) => pair.join('=')).join('; ');
  const live = (await currentSnapshot(app.db))?.live['shop'] ?? '';
  const name = new ChangingText('>Chai First Mug<');
  const shop = new ChangingText(`/r/shop/${live}/`);

  const requestPage = async (path: string, isSignedIn: boolean) => {
    const requestedAt = performance.now();
    counts.requests += 1;
    const answer = await fetch(base + path, isSignedIn ? { headers: { cookie } } : {}).catch(() => undefined);
    const html = (await answer?.text()) ?? '';
    if (answer?.status !== 200) counts.errors += 1;
    else if (html.includes(ASHA.email) !== isSignedIn) counts.otherVisitor += 1;
    else if (!name.isIn(html, requestedAt) || !shop.isIn(html, requestedAt)) counts.stale += 1;
  };

  const writer = await openDatabase(app.settings);
  const until = performance.now() + minutes * 60_000;
  const changeCatalogue = async () => {
    for (let round = 1; performance.now() < until; round += 1) {
      await sleep(WRITE_EVERY_MS);
      await writer
        .updateTable('categories')
        .set({ name: `Mugs ${round}` })
        .where('slug', '=', 'mugs')
        .execute();
      name.set(`>Chai First Mug ${round}<`);
    }
  };
  const deployTwice = async () => {
    for (const number of [1, 2]) {
      await sleep((minutes * 60_000) / 3);
      await deploy(app, `9.${number}.0-soak`);
      shop.set(`/r/shop/9.${number}.0-soak/`);
    }
  };
  const sendLoad = async () => {
    const running = new Set<Promise<void>>();
    const startedAt = performance.now();
    for (let sent = 0; performance.now() < until; sent += 1) {
      const path = sent % 10 === 0 ? `/shop/mugs?utm_source=${sent}` : '/shop/mugs';
      const visit: Promise<void> = requestPage(path, sent % 50 === 0).finally(() => running.delete(visit));
      running.add(visit);
      await sleep(Math.max(0, startedAt + ((sent + 1) / PER_SECOND) * 1_000 - performance.now()));
    }
    await Promise.all(running);
  };
  await Promise.all([changeCatalogue(), deployTwice(), sendLoad()]);
  await writer.destroy();
}

await withFolder(async (folder) => {
  const minutes = Number(process.argv[2] ?? 2);
  const settings = testSettings(folder, { SEED: 'demo' });
  const app = await buildApp(settings, { site, seedFile: demoPath('data/seed.json') });
  await publishBuiltReleases(app.db, app.storage, ROOT);
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  await soak(app, base, minutes);
  const { requests, stale, otherVisitor, errors } = counts;
  say(
    `${requests} requests in ${minutes} min: ${stale} stale, ${otherVisitor} of another visitor, ${errors} errors`,
  );
  say(`memory of the server: ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
  await app.close();
});
