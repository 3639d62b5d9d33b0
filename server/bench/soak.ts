/**
 * Runs the built site for some minutes, by default 2: `node --import tsx server/bench/soak.ts [minutes]`. Guests,
 * customers and a visitor with a preview send 10,000 requests a minute, one in seven with a query of its own. Meanwhile
 * the benchmark changes the catalogue and the gallery in the database every two seconds and deploys the shop twice.
 * Prints the memory and the numbers of wrong pages, such as stale or incomplete pages. Exits with status 1 when a
 * request failed, a page was wrong or the memory exceeded its bounds.
 */
import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { printLine, signIn, withBenchSite } from '../../tools/repository/bench/bench-site.mjs';
import { fetchBody } from '../../tools/repository/bench/http-load.mjs';
import { openDatabase } from '../src/database/database.ts';
import { createToken } from '../src/platform/tokens/tokens.ts';
import { PAGES, readPageFacts, type WatchedText } from './soak/pages.ts';
import { ValueHistory } from './soak/value-history.ts';
import { deployRelease, packRelease, renameRow } from './soak/writes.ts';

const REQUESTS_PER_SECOND = 10_000 / 60;
const WRITE_INTERVAL_MS = 2_000;
const [MINUTES = 2] = process.argv.slice(2).map(Number);

/** Largest accepted growth of the server's resident memory. */
const MAX_SERVER_GROWTH_MB = 200;
/** Largest accepted resident memory of a render process. */
const MAX_RENDERER_MB = 768;

interface Visitor {
  cookie?: string;
  /** Email address; undefined for guests and in a preview. */
  email?: string;
  isPreview?: boolean;
}

const GUEST: Visitor = {};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const counts = {
  requests: 0,
  errors: 0,
  stale: 0,
  incomplete: 0,
  'of another visitor': 0,
  'with a text that never existed': 0,
};

type Histories = Record<WatchedText, ValueHistory>;

async function runSoakTest(base: string, dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] });
  const token = await createToken(db, { app: 'shop', name: 'soak', days: 1 });
  const preview = await deployRelease(base, token, await packRelease('preview'), '?mode=preview');
  const releases = [await packRelease('one'), await packRelease('two')];
  const visitors: Visitor[] = [await openPreview(preview.preview)];
  for (const email of ['soak-asha@example.in', 'soak-ravi@example.in'])
    visitors.push({ email, cookie: await signIn(base, email) });
  const histories: Histories = {
    category: new ValueHistory(await renameRow(db, 'category', 0)),
    product: new ValueHistory(await renameRow(db, 'product', 0)),
    artwork: new ValueHistory(await renameRow(db, 'artwork', 0)),
    shop: new ValueHistory(readPageFacts(await fetchBody(base, agent)).values.shop ?? ''),
  };
  const endsAt = performance.now() + MINUTES * 60_000;

  const writeRepeatedly = async () => {
    for (let round = 1; performance.now() < endsAt; round += 1) {
      await sleep(WRITE_INTERVAL_MS);
      for (const name of ['category', 'product', 'artwork'] as const) {
        await histories[name].recordWrite(() => renameRow(db, name, round));
      }
    }
  };
  const deployTwice = async () => {
    for (const release of releases) {
      await sleep((MINUTES * 60_000) / 3);
      await histories.shop.recordWrite(async () => (await deployRelease(base, token, release)).version);
    }
  };
  const requestPages = async () => {
    const startedAt = performance.now();
    const requests: Promise<void>[] = [];
    for (let requestNumber = 0; performance.now() < endsAt; requestNumber += 1) {
      const visitor = visitors[requestNumber % 50] ?? GUEST;
      requests.push(checkPage(base, requestNumber, visitor, histories));
      await sleep(
        Math.max(0, startedAt + ((requestNumber + 1) / REQUESTS_PER_SECOND) * 1_000 - performance.now()),
      );
    }
    await Promise.all(requests);
  };
  await Promise.all([writeRepeatedly(), deployTwice(), requestPages()]);
  await db.destroy();
}

/** Opens a preview link and returns a visitor with the preview's cookie. */
async function openPreview(link: string): Promise<Visitor> {
  const response = await fetch(link, { redirect: 'manual' });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error('The preview link sets no cookie.');
  return { cookie, isPreview: true };
}

/**
 * Requests a page and counts its faults. One request in ten has an advertising parameter, and one in 25 has an unknown
 * parameter.
 */
async function checkPage(
  base: string,
  number: number,
  visitor: Visitor,
  histories: Histories,
): Promise<void> {
  const page = PAGES[number % PAGES.length];
  if (!page) return;
  const query = number % 10 === 3 ? `?utm_source=${number}` : number % 25 === 7 ? `?x=${number}` : '';
  const requestedAt = performance.now();
  counts.requests += 1;
  const headers = visitor.cookie ? { cookie: visitor.cookie } : {};
  const body = await fetchBody(base + page.path + query, agent, headers).catch(() => undefined);
  const arrivedAt = performance.now();
  if (!body) {
    counts.errors += 1;
    return;
  }
  const { values, emails, isComplete } = readPageFacts(body);
  const findings = await Promise.all(
    page.watchedTexts
      // Skips the shop's release in a preview, because a preview is never live.
      .filter((name) => !(name === 'shop' && visitor.isPreview))
      .map((name) => histories[name].compare(values[name], requestedAt, arrivedAt)),
  );
  if (findings.includes('stale')) counts.stale += 1;
  if (findings.includes('absent') || !isComplete) counts.incomplete += 1;
  if (findings.includes('unknown')) counts['with a text that never existed'] += 1;
  if (emails.join() !== (visitor.email ?? '')) counts['of another visitor'] += 1;
}

/** Returns the resident memory in megabytes of a process and of the largest of its children, a render process. */
function readMemory(pid: number): { server: number; renderer: number } {
  const memory = { server: 0, renderer: 0 };
  for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=']).toString().trim().split('\n')) {
    const [processId, parentId, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    const megabytes = Math.round(kilobytes / 1_000);
    if (processId === pid) memory.server = megabytes;
    else if (parentId === pid) memory.renderer = Math.max(memory.renderer, megabytes);
  }
  return memory;
}

await withBenchSite(async (startSite, dataDir) => {
  const { base, pid } = await startSite();
  const before = readMemory(pid);
  await runSoakTest(base, dataDir);
  const after = readMemory(pid);
  const { requests, ...faults } = counts;
  printLine(`${requests} requests in ${MINUTES} min`);
  for (const [name, count] of Object.entries(faults)) printLine(`  ${String(count).padStart(6)} ${name}`);
  printLine(`  memory of the server: ${before.server} MB before, ${after.server} MB after`);
  printLine(`  memory of rendering:  ${before.renderer} MB before, ${after.renderer} MB after`);
  const isBounded = after.server - before.server <= MAX_SERVER_GROWTH_MB && after.renderer <= MAX_RENDERER_MB;
  if (!isBounded || Object.values(faults).some((count) => count > 0)) process.exitCode = 1;
});
