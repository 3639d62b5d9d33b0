/**
 * `npm test`: everything that is checked, from a fresh clone on. Ends with the plain line
 * `N passed, N failed, N skipped`; `npm test -- --only checks|unit|server|browser` runs a part.
 * Needs nothing but Node until it has installed the rest.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ROOT, run, runTool, wasEnded } from './commands.mjs';
import { startPostgres } from './postgres.mjs';
import { addJest, addPlaywright, Tally } from './tally.mjs';
import { typecheck, workspaces } from './typecheck.mjs';

const REPORTS = join(ROOT, 'test-results');
const MINUTE = 60_000;

const tally = new Tally();
const started = Date.now();

/** One line of progress. */
function say(text) {
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`[${String(seconds).padStart(4)} s] ${text}`);
}

async function check(name, command) {
  if (wasEnded()) return;
  say(name);
  const { code, output } = await command();
  tally.check(name, { passed: code === 0, output });
}

/** In a process of its own: it ends the one it is called in when it fails, and we owe a closing line. */
async function install() {
  const script = "import('./tools/repository/install.mjs').then(({ ensureInstalled }) => ensureInstalled())";
  const { code, output } = await run(process.execPath, ['--input-type=module', '-e', script], {
    onLine: (line) => line.trim() && say(line),
  });
  if (code !== 0) throw new Error(output.trim());
}

async function checks() {
  say('types');
  for (const { workspace, ...result } of await typecheck()) tally.check(`types of ${workspace}`, result);
  // Each of them works on one core.
  await Promise.all([
    check('lint', () => runTool('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])),
    check('format', () => runTool('prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn'])),
    check('import rules', () =>
      runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        ...workspaces(),
      ]),
    ),
  ]);
}

async function jest(projects) {
  const postgres = projects.includes('server') ? await startPostgres(say) : undefined;
  if (postgres && 'problem' in postgres) {
    say(`Tests on PostgreSQL are skipped: ${postgres.problem}`);
  }
  say(`unit, component and server tests (${projects.join(', ')})`);
  const report = join(REPORTS, 'jest.json');
  const { code, output } = await run(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
    ],
    {
      env: { TEST_DATABASE_URL: postgres && 'url' in postgres ? postgres.url : undefined },
      onLine: (line) => /^(PASS|FAIL) /.test(line) && say(line),
      timeout: 20 * MINUTE,
    },
  );
  if (postgres && 'stop' in postgres) await postgres.stop();
  count('unit tests', report, addJest, { code, output });
}

async function browserTests() {
  const browser = await ensureBrowser(say);
  if ('problem' in browser) {
    say(browser.problem);
    tally.fail('browser tests', browser.problem);
    return;
  }
  say('build');
  const build = await run(process.execPath, ['tools/repository/build.mjs'], {
    onLine: (line) => line.trim() && say(`  ${line}`),
    timeout: 15 * MINUTE,
  });
  if (wasEnded()) return;
  tally.check('build', { passed: build.code === 0, output: build.output });
  if (build.code !== 0) return;

  say(`browser tests in ${browser.path}`);
  const report = join(REPORTS, 'playwright.json');
  const result = await runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    onLine: (line) => /^\s*(ok|x|✓|✘|-)\s/.test(line) && say(line.trim()),
    timeout: 30 * MINUTE,
  });
  count('browser tests', report, addPlaywright, result);
}

/** Adds a tool's report; a tool that fails without one that says why has failed as a whole. */
function count(name, file, add, { code, output }) {
  const failedBefore = tally.failed;
  try {
    add(tally, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    tally.fail(name, `${error.message}\n${output}`);
  }
  if (code !== 0 && tally.failed === failedBefore) tally.fail(name, output);
}

const PARTS = {
  checks,
  unit: () => jest(['browser']),
  server: () => jest(['server']),
  browser: browserTests,
};

/** Whatever happens, the run goes on to its closing line. */
async function attempt(name, step) {
  if (wasEnded()) return;
  try {
    await step();
  } catch (error) {
    tally.fail(name, error.stack ?? String(error));
  }
}

async function main() {
  const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
  if (only !== undefined && !Object.hasOwn(PARTS, only)) {
    console.error(`--only takes one of ${Object.keys(PARTS).join(', ')}.`);
    process.exitCode = 1;
    return;
  }

  await attempt('installation', async () => {
    await install();
    rmSync(REPORTS, { recursive: true, force: true });
    mkdirSync(REPORTS, { recursive: true });
  });
  const parts = only ? [PARTS[only]] : [checks, () => jest(['browser', 'server']), browserTests];
  for (const part of tally.failed > 0 ? [] : parts) await attempt(part.name || 'tests', part);

  if (wasEnded()) tally.fail('the run was stopped before its end');
  for (const { name, details } of tally.failures) console.log(`\nFAILED ${name}\n${details}`);
  console.log(`\n${tally.line}`);
  process.exitCode = tally.isGood ? 0 : 1;
}

await main();
