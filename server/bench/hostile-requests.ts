import { Checks } from './hostile-requests/checks.ts';
import { checkClocks } from './hostile-requests/clocks.ts';
import { checkConnections } from './hostile-requests/connections.ts';
import { checkDamagedFiles } from './hostile-requests/damaged-files.ts';
import { checkDatabaseOutage } from './hostile-requests/database-outage.ts';
import { checkFloods } from './hostile-requests/floods.ts';
import { checkFuzzedCalls } from './hostile-requests/fuzz.ts';
import { checkKills } from './hostile-requests/kills.ts';
import { checkRaces } from './hostile-requests/races.ts';
import { checkStorage } from './hostile-requests/storage.ts';
import { checkAccessControl } from './hostile-requests/access-control.ts';
import { printLine } from './measure.ts';

/*
 * Attacks the built site. Each group of checks starts new sites: `npx tsx server/bench/hostile-requests.ts [groups]`.
 * `groups` is a list of names separated by commas; all groups by default. Uses PostgreSQL when TEST_DATABASE_URL is
 * set, otherwise SQLite. Prints the number of checks and descriptions of failed checks. Exits with status 1 when a
 * check fails.
 */

const GROUPS = {
  fuzz: checkFuzzedCalls,
  'access-control': checkAccessControl,
  races: checkRaces,
  kills: checkKills,
  'damaged-files': checkDamagedFiles,
  connections: checkConnections,
  floods: checkFloods,
  storage: checkStorage,
  'database-outage': checkDatabaseOutage,
  clocks: checkClocks,
};

/** Groups that run only with PostgreSQL. */
const POSTGRES_GROUPS = new Set(['database-outage']);

const chosenNames = process.argv[2]?.split(',') ?? Object.keys(GROUPS);
const unknownName = chosenNames.find((name) => !Object.hasOwn(GROUPS, name));
if (unknownName !== undefined)
  throw new Error(`There is no group ${unknownName}. Groups: ${Object.keys(GROUPS).join(', ')}`);

let [checkCount, failureCount] = [0, 0];
for (const [name, run] of Object.entries(GROUPS)) {
  if (!chosenNames.includes(name)) continue;
  if (POSTGRES_GROUPS.has(name) && !process.env['TEST_DATABASE_URL']) {
    printLine(`${name}: skipped without TEST_DATABASE_URL`);
    continue;
  }
  const checks = new Checks();
  const startedAt = performance.now();
  await run(checks).catch((error: unknown) => checks.check(false, `The group ended early: ${String(error)}`));
  checks.print(name, (performance.now() - startedAt) / 1_000);
  checkCount += checks.count;
  failureCount += checks.failures.length;
}
printLine(`${checkCount} checks, ${failureCount} failed`);
if (failureCount > 0) process.exitCode = 1;
