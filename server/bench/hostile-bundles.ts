import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openDatabase } from '../src/database/database.ts';
import type { Database } from '../src/database/database.ts';
import { findChromium, launchChromium } from '../src/lib/chromium.ts';
import { readReleaseCounts } from '../src/platform/canaries/release-counts.ts';
import { createToken } from '../src/platform/tokens/tokens.ts';
import { packModifiedRelease } from '../src/testing/modified-release.ts';
import { type BuiltSite, ROOT, withBuiltSite } from './built-site.ts';
import { ATTACKED_PAGE, createAttackCode, ATTACKS, HARMLESS_ATTACKS } from './hostile/attacks.ts';
import {
  type Measurements,
  createMeasurements,
  computeP95,
  requestOtherPages,
} from './hostile/other-pages.ts';
import { printLine } from './measure.ts';
import { callAsTeam, wait } from './page-visit.ts';

/*
 * Deploys the server bundles of `hostile/attacks.ts` to the built site, one after another. Visits the attacked page
 * while other pages are requested:
 *   npx tsx server/bench/hostile-bundles.ts [attacks] [seconds] [requests per second]
 * The defaults are `all`, 4 and 50. `attacks` is `all`, or a list of parts of attack names, separated by commas.
 * Exits with status 1 in these cases:
 * - A bundle is not deployed.
 * - A request of another page fails.
 * - The 95th percentile of the response time of other pages is more than twice as long as with harmless releases.
 * - The attacked page contains a secret of the host, or a browser does not show the page.
 * - A harmful attack is not counted as a failure of its release, or a harmless attack is counted as a failure.
 */

const [NAME_FILTER = 'all', SECONDS = '4', RATE = '50'] = process.argv.slice(2);
const LOAD = { seconds: Number(SECONDS), rate: Number(RATE) };
/** Number of harmless releases that are measured for comparison. */
const HARMLESS_RUNS = 3;
const SECRET = 'a-secret-of-the-host-5d1c';
/**
 * Texts that the attacked page must not contain. These texts are from the environment, /etc/passwd, the path of the
 * data folder and the output of the command `id`.
 */
const SECRETS = [SECRET, 'root:x:0', 'rangmala-bench-', 'uid='];
/**
 * Longest wait for the first counted failure of a harmful attack. The server writes the failure counts every few
 * seconds.
 */
const COUNTING_TIMEOUT_S = 15;
/** Time to wait for failures of a harmless release. The server writes the failure counts within this time. */
const HARMLESS_WAIT_S = 6;

interface Context extends BuiltSite {
  db: Database;
  token: string;
  browser: Browser;
}

interface AttackOutcome {
  problems: string[];
  /** Number of failed renders and failed module loads of the release. */
  failures: number;
  /** The attack's return value, as the page shows it. */
  attackResult: string;
}

const executable = findChromium(process.env);
if (executable === undefined)
  throw new Error('Set CHROMIUM_PATH: the benchmark opens the pages in a browser.');
const browser = await launchChromium(executable);
await withBuiltSite(
  async (site) => {
    const db = await openDatabase(site.settings);
    const token = await createToken(db, { app: 'shop', name: 'bench', days: 1 });
    const context: Context = { ...site, db, token, browser };
    const measurementsBefore = createMeasurements();
    for (let number = 0; number <= HARMLESS_RUNS; number += 1) {
      const { problems } = await runAttack(
        context,
        { body: `return ${number};`, isHarmless: true },
        // Does not record the first run, which warms the processes up.
        number === 0 ? createMeasurements() : measurementsBefore,
      );
      if (problems.length > 0) throw new Error(problems.join('\n'));
    }
    const measurementsDuring = createMeasurements();
    const attacks = Object.entries(ATTACKS).filter(
      ([name]) => NAME_FILTER === 'all' || NAME_FILTER.split(',').some((part) => name.includes(part)),
    );
    if (attacks.length === 0) throw new Error(`No attack has a name with “${NAME_FILTER}”.`);
    let failedAttacks = 0;
    for (const [name, attackBody] of attacks) {
      const measurements = createMeasurements();
      const { problems, failures, attackResult } = await runAttack(
        context,
        { body: attackBody, isHarmless: HARMLESS_ATTACKS.has(name) },
        measurements,
      );
      for (const key of ['times', 'renderedTimes', 'failures'] as const)
        (measurementsDuring[key] as unknown[]).push(...measurements[key]);
      measurementsDuring.unrendered += measurements.unrendered;
      failedAttacks += problems.length > 0 ? 1 : 0;
      const effect = failures > 0 ? `${failures} failures` : `harmless, ${attackResult.slice(0, 60)}`;
      printLine(`${name.padEnd(36)} p95 ${String(computeP95(measurements.times)).padStart(5)} ms  ${effect}`);
      for (const problem of problems) printLine(`    PROBLEM ${problem}`);
    }
    printLine(`${attacks.length} attacks, ${failedAttacks} with problems`);
    printLine(
      `${measurementsDuring.times.length} requests of other pages, ${measurementsDuring.unrendered} sent without content`,
    );
    for (const key of ['times', 'renderedTimes'] as const) {
      const [before, during] = [computeP95(measurementsBefore[key]), computeP95(measurementsDuring[key])];
      printLine(
        `p95 of ${key === 'times' ? 'all other pages' : 'rendered pages'}: ${before} ms, attacked ${during} ms`,
      );
      if (key === 'times' && during > 2 * before) failedAttacks += 1;
    }
    await db.destroy();
    if (failedAttacks > 0) process.exitCode = 1;
  },
  { BENCH_SECRET: SECRET, AUTO_ROLLBACK: 'off' },
).finally(() => browser.close());

/** Deploys a release with an attack and visits the attacked page while other pages are requested. */
async function runAttack(
  context: Context,
  { body, isHarmless }: { body: string; isHarmless: boolean },
  measurements: Measurements,
): Promise<AttackOutcome> {
  const { base, db, token } = context;
  const problems: string[] = [];
  const since = new Date().toISOString();
  const archive = await packModifiedRelease(
    join(ROOT, 'shop-remote', 'dist', 'release'),
    createAttackCode(body),
  );
  const deployment = (await callAsTeam({
    method: 'PUT',
    url: `${base}/_releases/shop`,
    token,
    body: archive,
  })) as { result?: string; version?: string };
  const { version } = deployment;
  if (deployment.result !== 'live' || version === undefined)
    return { problems: [`not deployed: ${JSON.stringify(deployment)}`], failures: 0, attackResult: '' };
  // Every process reads the new snapshot within a second.
  await wait(1.2);
  const load = requestOtherPages(base, measurements, LOAD);
  const pageResponses = visitAttackedPage(base);
  const browserVisit = await visitInBrowser(context);
  await load;
  const html = [...(await pageResponses), browserVisit.html].join('\n');
  const attackResult = /attack result: ([^<]*)/.exec(html)?.[1] ?? '';
  for (const secret of SECRETS) if (html.includes(secret)) problems.push(`shows ${secret}`);
  if (browserVisit.problem !== undefined) problems.push(browserVisit.problem);
  problems.push(...measurements.failures.slice(0, 3));
  const waitSeconds = isHarmless ? HARMLESS_WAIT_S : COUNTING_TIMEOUT_S;
  const failures = await countFailures(db, version, { since, waitSeconds });
  if (failures > 0 && isHarmless) problems.push(`${failures} failures of a harmless release are counted`);
  if (failures === 0 && !isHarmless) problems.push('no failure is counted');
  return { problems, attackResult, failures };
}

/** Requests the attacked page every half second. Returns the HTML or the error of each request. */
async function visitAttackedPage(base: string): Promise<string[]> {
  const visits: Promise<string>[] = [];
  for (let second = 0; second < LOAD.seconds; second += 0.5) {
    const url = `${base}${ATTACKED_PAGE}?hostile=${second}`;
    visits.push(
      fetch(url, { signal: AbortSignal.timeout(30_000) }).then((response) => response.text(), String),
    );
    await wait(0.5);
  }
  return Promise.all(visits);
}

/** Opens the attacked page in a browser. `problem` is set when the browser does not show the product. */
async function visitInBrowser({
  base,
  browser: chromium,
}: Context): Promise<{ html: string; problem?: string }> {
  const page = await chromium.newPage();
  try {
    await page.goto(`${base}${ATTACKED_PAGE}?hostile=browser`, { timeout: 30_000 });
    await page.getByRole('button', { name: 'Buy Now' }).waitFor({ timeout: 20_000 });
    return { html: await page.content() };
  } catch (error) {
    const html = await page.content().catch(String);
    return { html, problem: `not shown in a browser: ${String(error)}` };
  } finally {
    await page.close();
  }
}

/** Returns the number of counted failures of a release. Waits up to `waitSeconds` seconds for the first failure. */
async function countFailures(
  db: Database,
  version: string,
  { since, waitSeconds }: { since: string; waitSeconds: number },
): Promise<number> {
  for (let second = 0; second < waitSeconds; second += 1) {
    const { failures } = await readReleaseCounts(db, 'shop', version, since);
    if (failures > 0) return failures;
    await wait(1);
  }
  return 0;
}
