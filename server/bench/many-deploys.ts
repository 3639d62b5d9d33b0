import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openDatabase } from '../src/database/database.ts';
import { findChromium, launchChromium } from '../src/lib/chromium.ts';
import { createToken } from '../src/platform/tokens/tokens.ts';
import { packModifiedRelease } from '../src/testing/modified-release.ts';
import { ROOT, withBuiltSite } from './built-site.ts';
import { type Memory, readMemory } from './soak/memory.ts';
import { callAsTeam, listReleases, type LoadCounts, sendLoad, wait } from './page-visit.ts';

/*
 * Deploys releases of the three remotes in turn to the built site. Meanwhile sends requests and, if Chromium is found,
 * visits pages in two browser tabs:
 *   npx tsx server/bench/many-deploys.ts [minutes] [deploys per minute] [requests per second]
 * The defaults are 10, 10 and 50. Counts refused deploys, failed requests and mixed pages. A mixed page contains a file
 * of a release that is not in the snapshot of the page. Prints the memory of the server and of its largest render
 * process twice a minute. Exits with status 1 when a deploy is refused, a request or a browser page fails, or a page is
 * mixed.
 */

const [MINUTES = 10, DEPLOYS_PER_MINUTE = 10, REQUESTS_PER_SECOND = 50] = process.argv.slice(2).map(Number);
const APPS = ['shop', 'gallery', 'booking'] as const;
const BROWSERS = 2;

/** Links of the home page to pages of all apps. A browser follows the links in this sequence. */
const LINKS = ['/shop/mugs', '/art-gallery', '/appointment', '/about'];

interface DeployCounts {
  deploys: number;
  refused: number;
  /** Duration of each deploy in seconds. */
  seconds: number[];
  lastRefusal?: string;
}

interface BrowserCounts {
  pages: number;
  failed: number;
  mixed: number;
  lastFailure?: string;
}

await withBuiltSite(async ({ base, pid, settings }) => {
  const db = await openDatabase(settings);
  const tokens: Record<string, string> = {};
  for (const app of APPS) tokens[app] = await createToken(db, { app, name: `bench ${app}`, days: 1 });
  await db.destroy();
  const requests: LoadCounts = { requests: 0, failed: 0, mixed: 0 };
  const deploys: DeployCounts = { deploys: 0, refused: 0, seconds: [] };
  const pages: BrowserCounts = { pages: 0, failed: 0, mixed: 0 };
  const memory: Memory[] = [];
  const endsAt = performance.now() + MINUTES * 60_000;
  const isOver = () => performance.now() >= endsAt;
  const browser = await startBrowser();
  await Promise.all([
    sendLoad(base, requests, { seconds: MINUTES * 60, requestsPerSecond: REQUESTS_PER_SECOND }),
    deployInTurn(base, tokens, deploys, isOver),
    sampleMemory(pid, memory, isOver),
    ...Array.from({ length: browser ? BROWSERS : 0 }, () => browsePages(browser, base, pages, isOver)),
  ]);
  await browser?.close();
  const sortedSeconds = deploys.seconds.sort((a, b) => a - b);
  const getPercentile = (share: number) => sortedSeconds[Math.floor(share * (sortedSeconds.length - 1))];
  const halfLength = Math.ceil(memory.length / 2);
  const result = {
    requests,
    deploys: {
      ...deploys,
      seconds: { median: getPercentile(0.5), p95: getPercentile(0.95), longest: getPercentile(1) },
    },
    browsers: pages,
    memory: {
      firstHalf: findHighestMemory(memory.slice(0, halfLength)),
      secondHalf: findHighestMemory(memory.slice(halfLength)),
    },
  };
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  if (requests.failed + requests.mixed + deploys.refused + pages.failed + pages.mixed > 0)
    process.exitCode = 1;
});

/** Deploys new releases at a fixed rate until `isOver` returns true. The remotes take turns. */
async function deployInTurn(
  base: string,
  tokens: Readonly<Record<string, string>>,
  counts: DeployCounts,
  isOver: () => boolean,
): Promise<void> {
  const deployments: Promise<void>[] = [];
  for (let number = 0; !isOver(); number += 1) {
    const app = APPS[number % APPS.length] ?? 'shop';
    deployments.push(deploy(base, { app, token: tokens[app] ?? '', number }, counts));
    await wait(60 / DEPLOYS_PER_MINUTE);
  }
  await Promise.all(deployments);
}

async function deploy(
  base: string,
  { app, token, number }: { app: string; token: string; number: number },
  counts: DeployCounts,
): Promise<void> {
  const body = await packModifiedRelease(
    join(ROOT, `${app}-remote`, 'dist', 'release'),
    `// release ${number}`,
  );
  const startedAt = performance.now();
  const deployResponse = await callAsTeam({
    method: 'PUT',
    url: `${base}/_releases/${app}`,
    token,
    body,
  }).catch(String);
  counts.deploys += 1;
  counts.seconds.push(Number(((performance.now() - startedAt) / 1_000).toFixed(2)));
  if ((deployResponse as { result?: string }).result === 'live') return;
  counts.refused += 1;
  counts.lastRefusal = JSON.stringify(deployResponse);
}

async function startBrowser(): Promise<Browser | undefined> {
  const path = findChromium(process.env);
  return path === undefined ? undefined : launchChromium(path);
}

/**
 * Repeatedly opens the home page and follows links to pages of all apps. Counts a visit as mixed when the browser loads
 * a file of a release that is in no snapshot of a document of the visit.
 */
async function browsePages(
  browser: Browser | undefined,
  base: string,
  counts: BrowserCounts,
  isOver: () => boolean,
): Promise<void> {
  while (browser && !isOver()) {
    const page = await browser.newPage();
    const failures: string[] = [];
    const loadedReleases = new Set<string>();
    page.on('pageerror', (error) => failures.push(String(error)));
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const [, release] = /^\/r\/([a-z-]+\/[^/]+)\//.exec(pathname) ?? [];
      if (release !== undefined) loadedReleases.add(release);
    });
    const snapshotReleases = new Set<string>();
    page.on('response', (response) => {
      if (!response.request().isNavigationRequest()) return;
      void response.text().then(
        (html) => listReleases(html).forEach((release) => snapshotReleases.add(release)),
        () => undefined,
      );
    });
    try {
      await page.goto(base);
      for (const path of LINKS) {
        await page
          .locator(`a[href="${path}"]`)
          .first()
          .evaluate((link) => (link as HTMLElement).click());
        await page.waitForURL((url) => url.pathname === path, { timeout: 20_000 });
        await page.locator('h1').first().waitFor({ timeout: 20_000 });
        if ((await page.locator('text=We could not load').count()) > 0)
          failures.push(`${path} is unavailable`);
        counts.pages += 1;
        await page.goBack();
      }
      if ([...loadedReleases].some((release) => !snapshotReleases.has(release))) counts.mixed += 1;
    } catch (error) {
      if (!isOver()) failures.push(String(error));
    }
    if (failures.length > 0) {
      counts.failed += 1;
      counts.lastFailure = failures.join('\n');
    }
    await page.close();
  }
}

async function sampleMemory(pid: number, memory: Memory[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await wait(30);
    const currentMemory = await readMemory(pid);
    memory.push(currentMemory);
    process.stdout.write(
      `memory: server ${currentMemory.server} MB, largest render process ${currentMemory.renderer} MB\n`,
    );
  }
}

function findHighestMemory(samples: readonly Memory[]): Memory {
  return {
    server: Math.max(0, ...samples.map(({ server }) => server)),
    renderer: Math.max(0, ...samples.map(({ renderer }) => renderer)),
  };
}
