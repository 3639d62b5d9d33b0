import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run-command.mjs';

/**
 * The version that npx downloads on demand. Lighthouse is not in package.json, because Lighthouse has many
 * dependencies.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/**
 * Largest number of runs. Lighthouse sometimes cannot read the trace of a load (NO_NAVSTART) and then reports no
 * score.
 */
const MAX_RUNS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse with its settings for phones.
 * @returns {Promise<Record<string, number>>} the scores by category, 0 to 100
 * @throws Error when Lighthouse reports no scores in {@link MAX_RUNS} runs
 */
export async function measureLighthouseScores(executablePath, url) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const chromeFlags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, chromeFlags];
  try {
    for (let count = 1; ; count += 1) {
      await run('npx', args, { env: { CHROME_PATH: executablePath }, timeout: 5 * 60_000 });
      const { categories, runtimeError } = JSON.parse(await readFile(file, 'utf8'));
      if (runtimeError && count < MAX_RUNS) continue;
      if (runtimeError) throw new Error(`Lighthouse failed for ${url}: ${runtimeError.message}`);
      return Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
