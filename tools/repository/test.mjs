/**
 * `npm test` runs all checks and tests and ends with the line `N passed, N failed, N skipped`. One part runs with
 * `npm test -- --only checks|unit|server|browser|node24`. `npm test -- --changed` runs only what the changes since
 * `main` can reach. `npm test -- --all` adds the part `node24`. This file imports nothing from node_modules, because in
 * a fresh clone this file starts before the packages are installed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { selectChanged } from './changed-files.mjs';
import { runChecks } from './checks.mjs';
import { ROOT, run, runTool, wasInterrupted } from './run-command.mjs';
import { checkStart, findOtherNode } from './other-node.mjs';
import { startPostgres } from './postgres.mjs';
import { countJestResults, countPlaywrightResults, TestReport } from './test-report.mjs';

const REPORTS_FOLDER = join(ROOT, 'test-results');
const MINUTE_MS = 60_000;

/** Time limit of a test runner. The limit is long, because other suites may run on the same cores. */
const RUNNER_TIMEOUT_MS = 120 * MINUTE_MS;

const report = new TestReport();
const startedAt = Date.now();

function log(text) {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`[${String(seconds).padStart(4)} s] ${text}`);
}

/** Runs a check and adds its result to the report. `command` returns undefined when there is nothing to check. */
async function runCheck(name, command) {
  if (wasInterrupted()) return;
  log(name);
  const result = await command();
  if (result) report.check(name, { hasPassed: result.code === 0, output: result.output });
}

/**
 * Installs the packages in another process, because `ensureInstalled` ends the process on failure, and this process
 * must print the summary.
 */
async function install() {
  const script = "import('./tools/repository/install.mjs').then(({ ensureInstalled }) => ensureInstalled())";
  const { code, output } = await run(process.execPath, ['--input-type=module', '-e', script], {
    onLine: (line) => line.trim() && log(line),
  });
  if (code !== 0) throw new Error(output.trim());
}

/** Runs the checks and the build on one core, and the unit tests on the other: both take about the same time. */
async function runChecksBuildAndUnitTests() {
  await Promise.all([
    runStep('checks and build', async () => {
      await runChecks(runCheck);
      await buildOnce();
    }),
    runStep('unit tests', () => runJest(['browser'], { workers: 1 })),
  ]);
}

/**
 * Starts PostgreSQL. When PostgreSQL cannot be started, the tests on PostgreSQL are skipped.
 * @returns the environment variables of the tests and a function that stops PostgreSQL
 */
async function startTestDatabase() {
  const postgres = await startPostgres(log);
  if (!('problem' in postgres)) return { env: { TEST_DATABASE_URL: postgres.url }, stop: postgres.stop };
  log(`Tests on PostgreSQL are skipped: ${postgres.problem}`);
  return { env: {}, stop: async () => undefined };
}

/**
 * Runs Jest projects and adds their results to the report. On another Node version, skips the tests on PostgreSQL,
 * because PostgreSQL's client is plain JavaScript. Runs all other tests on both versions, because the native modules of
 * SQLite and argon2 can fail on one of them. Does not count the skipped tests of the other version.
 * @param {string[]} [options.tests] paths of the test files to run, on SQLite only; all test files by default
 */
async function runJest(projects, { node = process.execPath, workers = 2, tests } = {}) {
  const isOtherNode = node !== process.execPath;
  const needsPostgres = projects.includes('server') && !isOtherNode && !tests;
  const postgres = needsPostgres ? await startTestDatabase() : undefined;
  log(`unit, component and server tests (${projects.join(', ')})${isOtherNode ? ` on ${node}` : ''}`);
  const file = join(REPORTS_FOLDER, `jest-${projects.join('-')}.json`);
  const { code, output } = await run(
    node,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      `--maxWorkers=${workers}`,
      ...(tests ? ['--runTestsByPath', ...tests] : []),
      '--json',
      `--outputFile=${file}`,
    ],
    {
      env: isOtherNode ? { TEST_DATABASE_URL: undefined } : postgres?.env,
      onLine: (line) => /^(PASS|FAIL) /.test(line) && log(line),
      timeout: RUNNER_TIMEOUT_MS,
    },
  );
  await postgres?.stop();
  const count = (results) => ({ ...countJestResults(results), ...(isOtherNode && { skipped: 0 }) });
  addResults(`${projects.join(' and ')} tests`, file, count, { code, output });
}

/** Builds the site and runs all browser tests, or the files `tests`. */
async function runBrowserTests(tests = []) {
  const browser = await ensureBrowser(log);
  if ('problem' in browser) {
    log(browser.problem);
    report.fail('browser tests', browser.problem);
    return;
  }
  if (!(await buildOnce())) return;

  log(`browser tests in ${browser.path}`);
  const file = join(REPORTS_FOLDER, 'playwright.json');
  const postgres = await startTestDatabase();
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...tests];
  const result = await runTool('@playwright/test/cli.js', args, {
    env: { ...postgres.env, CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    onLine: (line) => /^\s*(ok|x|✓|✘|-)\s/.test(line) && log(line.trim()),
    timeout: RUNNER_TIMEOUT_MS,
  });
  await postgres.stop();
  addResults('browser tests', file, countPlaywrightResults, result);
}

/** The build of this run. */
let build;

/** Runs all builds with changed inputs, once. Resolves with false when a build fails or the run is interrupted. */
function buildOnce() {
  build ??= runBuild();
  return build;
}

async function runBuild() {
  log('build');
  const result = await run(process.execPath, ['tools/repository/build.mjs'], {
    onLine: (line) => line.trim() && log(`  ${line}`),
    timeout: 15 * MINUTE_MS,
  });
  const hasPassed = result.code === 0;
  if (!wasInterrupted()) report.check('build', { hasPassed, output: result.output });
  return hasPassed && !wasInterrupted();
}

/**
 * Builds the site, then checks its start and runs the unit and server tests on Node 24. Does nothing when this process
 * runs on Node 24 or Node 24 cannot be installed.
 */
async function runOnNode24() {
  if (process.versions.node.startsWith('24.')) return;
  const node = await findOtherNode();
  if ('problem' in node) {
    log(`Tests on Node 24 are skipped: ${node.problem}`);
    return;
  }
  if (!(await buildOnce())) return;
  log('start on Node 24');
  report.check('start on Node 24', await checkStart(node.path));
  await runJest(['browser', 'server'], { node: node.path });
}

/**
 * Adds the counts of the file that a test runner has written. Adds a failure when the file cannot be read, and when the
 * runner fails although the file contains no failure.
 */
function addResults(name, file, count, { code, output }) {
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')));
    report.add(name, code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts, output);
  } catch (error) {
    report.fail(name, `${error.message}\n${output}`);
  }
}

const PARTS = {
  checks: () => runChecks(runCheck),
  unit: () => runJest(['browser']),
  server: () => runJest(['server']),
  browser: () => runBrowserTests(),
  node24: runOnNode24,
};

/** Runs what the changes since `main` can reach. Leaves out PostgreSQL and the checks of the whole repository. */
async function runChanged() {
  const { files, unitTests, browserTests } = selectChanged();
  log(`${files.length} changed files, ${unitTests.length + browserTests.length} files of tests`);
  await runChecks(runCheck, files);
  const isServerTest = (path) => /^(?:server|tools)\//.test(path);
  for (const [project, tests] of [
    ['browser', unitTests.filter((path) => !isServerTest(path))],
    ['server', unitTests.filter(isServerTest)],
  ]) {
    if (tests.length > 0) await runJest([project], { tests });
  }
  if (browserTests.length > 0) await runBrowserTests(browserTests);
}

/** Runs a step unless the run was interrupted. Counts an error as a failure and continues the run. */
async function runStep(name, step) {
  if (wasInterrupted()) return;
  try {
    await step();
  } catch (error) {
    report.fail(name, error.stack ?? String(error));
  }
}

/** Returns the parts of the run in their sequence. */
function listParts(requestedPart) {
  if (requestedPart) return [PARTS[requestedPart]];
  if (process.argv.includes('--changed')) return [runChanged];
  const parts = [runChecksBuildAndUnitTests, PARTS.server, PARTS.browser];
  return process.argv.includes('--all') ? [...parts, runOnNode24] : parts;
}

async function main() {
  const requestedPart = process.argv.includes('--only')
    ? process.argv[process.argv.indexOf('--only') + 1]
    : undefined;
  if (requestedPart !== undefined && !Object.hasOwn(PARTS, requestedPart)) {
    console.error(`--only takes one of ${Object.keys(PARTS).join(', ')}.`);
    process.exitCode = 1;
    return;
  }

  await runStep('installation', async () => {
    await install();
    rmSync(REPORTS_FOLDER, { recursive: true, force: true });
    mkdirSync(REPORTS_FOLDER, { recursive: true });
  });
  for (const part of report.failed > 0 ? [] : listParts(requestedPart)) await runStep('tests', part);

  if (wasInterrupted()) report.fail('the run was interrupted');
  for (const { title, output } of report.outputs) console.log(`\n${title}\n${output}`);
  console.log(`\n${report.summary}`);
  process.exitCode = report.isSuccess ? 0 : 1;
}

await main();
