/**
 * Measures how long a deploy needs to reach 1, 10 and 50 processes, with 100 to 20,000 releases of 200 remotes:
 *   node --import tsx server/bench/propagation.ts
 * Uses PostgreSQL when TEST_DATABASE_URL is set, otherwise SQLite. Simulates each process as an `ActiveSnapshot` with
 * separate database connections and 20 requests per second. Prints the time from the end of a deploy until each process
 * uses the new snapshot, the queries of all processes per second, and the memory of one process's snapshot. Exits with
 * status 1 when a deploy takes longer than {@link MAX_PROPAGATION_MS}.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Database, openDatabase } from '../src/database/database.ts';
import { ActiveSnapshot } from '../src/platform/registry/active-snapshot.ts';
import { activateReleases } from '../src/platform/registry/registry.ts';
import { publishBuiltReleases } from '../src/platform/releases/publish-built.ts';
import { FileStorage } from '../src/storage/file-storage.ts';
import { withFolder } from '../src/testing/app.ts';
import { addManyReleases } from '../src/testing/many-releases.ts';
import { createRandomGenerator } from '../src/testing/random.ts';
import { buildTestRelease, makeTestRelease } from '../src/testing/releases.ts';
import { createMigratedDatabase, POSTGRES_URL } from '../src/testing/test-database.ts';
import { printLine } from './measure.ts';

const REMOTES = 200;
const DEPLOYS = 10;

/**
 * Numbers of stored releases. With 100 releases, only half of the remotes exist. From 2,400 releases on, each remote
 * has as many earlier releases as a snapshot keeps.
 */
const RELEASES = [100, 2_400, 20_000];
const REQUEST_INTERVAL_MS = 50;

/**
 * Shortest pause before a deploy. The pause is random, because deploys at a fixed interval could coincide with the
 * checks of the processes.
 */
const MIN_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 2_000;

/**
 * Time within which every process must use a new snapshot. A process checks for a new snapshot at its first request
 * that comes a second or more after the last check. The remaining time is for the queries.
 */
const MAX_PROPAGATION_MS = 1_500;

const random = createRandomGenerator(1);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A server process, simulated as an {@link ActiveSnapshot}. */
interface SimulatedProcess {
  db: Database;
  activeSnapshot: ActiveSnapshot;
  /** Number of the snapshot at the last request. */
  snapshot: number;
  /** Time of the first request with this snapshot, a value of `performance.now()`. */
  changedAt: number;
}

let queries = 0;

async function startProcess(databaseUrl: string | undefined, dataDir: string): Promise<SimulatedProcess> {
  const connection = await openDatabase({ databaseUrl, dataDir });
  const db = connection.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ((queries += 1), result),
  });
  return { db, activeSnapshot: new ActiveSnapshot(db), snapshot: 0, changedAt: 0 };
}

async function simulateRequests(site: SimulatedProcess, signal: AbortSignal): Promise<void> {
  await sleep(random() * REQUEST_INTERVAL_MS);
  while (!signal.aborted) {
    const composition = await site.activeSnapshot.getComposition();
    const number = composition?.snapshot.number ?? 0;
    if (number !== site.snapshot) {
      site.snapshot = number;
      site.changedAt = performance.now();
    }
    await sleep(REQUEST_INTERVAL_MS);
  }
}

/** Deploys a new release of a remote. Returns for each process the milliseconds until the process used the release. */
async function measureDeploy(db: Database, processes: readonly SimulatedProcess[], deploy: number) {
  const { release } = makeTestRelease({ app: `remote-${deploy}`, version: `2.0.${deploy}` });
  const { app, version } = release;
  await db
    .insertInto('releases')
    .values({
      app,
      version,
      description: JSON.stringify(release),
      published_at: new Date().toISOString(),
      published_by: app,
    })
    .execute();
  const change = { kind: 'deployed', by: app, reason: 'deployed' } as const;
  const { number } = await activateReleases(db, { [app]: version }, change);
  const deployedAt = performance.now();
  while (processes.some(({ snapshot }) => snapshot < number)) {
    if (performance.now() - deployedAt > 10 * MAX_PROPAGATION_MS)
      throw new Error(`Snapshot ${number} has not reached every process.`);
    await sleep(5);
  }
  return processes.map(({ changedAt }) => Math.max(0, changedAt - deployedAt));
}

const readHeapBytes = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

/** Measures {@link DEPLOYS} deploys with `count` simulated processes and prints a line of the table. */
async function measureProcesses(
  deployDb: Database,
  databaseUrl: string | undefined,
  dataDir: string,
  { count, releases, firstDeploy }: { count: number; releases: number; firstDeploy: number },
): Promise<void> {
  const processes: SimulatedProcess[] = [];
  for (let index = 0; index < count; index += 1) processes.push(await startProcess(databaseUrl, dataDir));
  const heapBytes = readHeapBytes();
  for (const { activeSnapshot } of processes) await activeSnapshot.getComposition();
  const snapshotKilobytes = (readHeapBytes() - heapBytes) / 1024 / count;
  const end = new AbortController();
  const requests = processes.map((site) => simulateRequests(site, end.signal));
  const times: number[] = [];
  const startedAt = performance.now();
  queries = 0;
  for (let deploy = 0; deploy < DEPLOYS; deploy += 1) {
    await sleep(MIN_PAUSE_MS + random() * (MAX_PAUSE_MS - MIN_PAUSE_MS));
    times.push(...(await measureDeploy(deployDb, processes, firstDeploy + deploy)));
  }
  const queriesPerSecond = (queries / (performance.now() - startedAt)) * 1000;
  end.abort();
  await Promise.all(requests);
  for (const { db } of processes) await db.destroy();
  times.sort((a, b) => a - b);
  const getPercentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  const cells = [
    count,
    releases,
    getPercentile(0.5),
    getPercentile(0.95),
    getPercentile(1),
    queriesPerSecond,
    snapshotKilobytes,
  ];
  printLine(cells.map((cell) => Math.round(cell).toLocaleString('en').padStart(9)).join(' '));
  if (getPercentile(1) > MAX_PROPAGATION_MS) process.exitCode = 1;
}

printLine(POSTGRES_URL ? 'PostgreSQL' : 'SQLite');
printLine('processes  releases    median       p95   longest queries/s   KB each (times in ms)');
for (const releases of RELEASES) {
  await withFolder(async (folder) => {
    const database = await createMigratedDatabase(POSTGRES_URL ? 'PostgreSQL' : 'embedded', folder);
    const deployDb = await openDatabase({ databaseUrl: database.url, dataDir: folder });
    try {
      await buildTestRelease(folder, { app: 'shell' });
      await publishBuiltReleases(deployDb, new FileStorage(folder), folder);
      await addManyReleases(deployDb, { remoteCount: REMOTES, releaseCount: releases });
      for (const [index, count] of [1, 10, 50].entries()) {
        const firstDeploy = index * DEPLOYS;
        await measureProcesses(deployDb, database.url, folder, { count, releases, firstDeploy });
      }
    } finally {
      await deployDb.destroy();
      await database.drop();
    }
  });
}
