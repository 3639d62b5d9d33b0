import { Checks } from './hostile-requests/checks.ts';
import { clocks } from './hostile-requests/clocks.ts';
import { connections } from './hostile-requests/connections.ts';
import { damagedFiles } from './hostile-requests/damaged-files.ts';
import { databaseAway } from './hostile-requests/database-away.ts';
import { floods } from './hostile-requests/floods.ts';
import { fuzz } from './hostile-requests/fuzz.ts';
import { kills } from './hostile-requests/kills.ts';
import { races } from './hostile-requests/races.ts';
import { storage } from './hostile-requests/storage.ts';
import { wrongPersons } from './hostile-requests/wrong-persons.ts';
import { printLine } from './measure.ts';

/*
 * Attacks the built site in groups, each with a site of its own: `npx tsx server/bench/hostile-requests.ts [groups]`.
 * `groups` is a list of names separated by commas, by default all. Uses PostgreSQL when TEST_DATABASE_URL is set,
 * otherwise SQLite. Prints the number of checks and the failed checks, and exits with status 1 when a check fails.
 */

const GROUPS = {
  fuzz,
  'wrong-persons': wrongPersons,
  races,
  kills,
  'damaged-files': damagedFiles,
  connections,
  floods,
  storage,
  'database-away': databaseAway,
  clocks,
};

/** Groups that run only with PostgreSQL. */
const POSTGRES_GROUPS = new Set(['database-away']);

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
