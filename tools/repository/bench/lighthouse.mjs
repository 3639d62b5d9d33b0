import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run-command.mjs';
import { findMedian } from './page-loads.mjs';

/**
 * The version that npx downloads on demand. Lighthouse is not in package.json, because Lighthouse has many
 * dependencies.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Number of runs with scores; the median is the result. */
const RUNS = 5;

/** Accepted number of runs without scores. Lighthouse sometimes cannot read the trace of a load (NO_NAVSTART). */
const MAX_FAILED_RUNS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse with its settings for phones.
 * @returns {Promise<Record<string, number>>} the median scores by category, 0 to 100
 * @throws Error when more than {@link MAX_FAILED_RUNS} runs report no scores
 */
export async function measureLighthouseScores(executablePath, url) {
  const runs = [];
  let failedRuns = 0;
  while (runs.length < RUNS) {
    const { categories, runtimeError } = await runLighthouse(executablePath, url);
    if (!runtimeError) runs.push(categories);
    else if ((failedRuns += 1) > MAX_FAILED_RUNS)
      throw new Error(`Lighthouse failed for ${url}: ${runtimeError.message}`);
  }
  return Object.fromEntries(
    CATEGORIES.map((name) => [
      name,
      findMedian(runs.map((categories) => Math.round(categories[name].score * 100))),
    ]),
  );
}

async function runLighthouse(executablePath, url) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const chromeFlags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, chromeFlags];
  try {
    await run('npx', args, { env: { CHROME_PATH: executablePath }, timeout: 5 * 60_000 });
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
