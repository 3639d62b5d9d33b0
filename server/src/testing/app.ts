import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp, type AppDependencies } from '../app.ts';
import { pingDatabase } from '../database/database.ts';
import { isPostgres, SQLITE_FILE } from '../database/dialect.ts';
import type { Environment } from '../settings.ts';
import { createClock, type TestClock } from './clock.ts';
import { closeAtEndOfFile } from './end-of-file.ts';
import { createMigratedDatabase, deleteAllRows, getTestDatabase } from './test-database.ts';
import { type OptionsAndWork, readOptions, testWith, type TestWith } from './test-with.ts';
import { recordStatuses } from './undeclared-statuses.ts';
import { createTestSettings } from './settings.ts';

export interface TestAppOptions {
  env?: Environment;
  dependencies?: AppDependencies;
  /** Prepares the server before the work. */
  prepare?: (app: FastifyInstance) => Promise<void>;
  /** false for a test that adds routes to the server; true by default. */
  isShared?: boolean;
}

type AppTest = (app: FastifyInstance) => Promise<void>;

/** A server with the functions that a test needs before and after its work. */
interface OpenApp {
  app: FastifyInstance;
  setClock(now: () => Date): void;
  /** @throws Error when the API responded with a status that the OpenAPI document does not declare */
  checkStatuses(): Promise<void>;
  /** Deletes all rows and files, and restores the settings. Returns false when the test has closed the database. */
  reset(): Promise<boolean>;
  close(): Promise<void>;
}

const MAX_FREE_APPS = 3;

/** Servers that wait for another test of the file, by the options of the tests. The oldest is first. */
const freeApps = new Map<string, OpenApp>();

/**
 * Runs `work` with a server that has an empty data folder and a migrated database without rows. The tests of a file
 * share a server when they have the same options, no dependencies except the clock, and do not listen. Otherwise
 * removes the folder and the database afterwards.
 * @throws Error when the API responded with a status that the OpenAPI document does not declare
 */
export async function withApp(...args: OptionsAndWork<TestAppOptions, AppTest>): Promise<void> {
  const [options, work] = readOptions(args);
  const { now = () => new Date(), ...otherDependencies } = options.dependencies ?? {};
  const { isShared = true, env } = options;
  const canShare = isShared && Object.keys(otherDependencies).length === 0 && env?.['RATE_LIMITS'] !== 'on';
  const key = JSON.stringify([getTestDatabase(), env]);
  const freeApp = canShare ? freeApps.get(key) : undefined;
  if (freeApp) freeApps.delete(key);
  const openApp = freeApp ?? (await openNewApp(options, otherDependencies));
  let isReusable = false;
  try {
    openApp.setClock(now);
    await options.prepare?.(openApp.app);
    await work(openApp.app);
    await openApp.checkStatuses();
    isReusable = canShare && !openApp.app.server.listening && !freeApps.has(key) && (await openApp.reset());
  } finally {
    if (isReusable) {
      freeApps.set(key, openApp);
      closeAtEndOfFile(() => closeFreeApp(key));
      const [oldestKey = key] = freeApps.keys();
      if (freeApps.size > MAX_FREE_APPS) await closeFreeApp(oldestKey);
    } else await openApp.close();
  }
}

/** Runs `work` like {@link withApp}, with a clock that changes only through `advance`. */
export async function withAppAndClock(
  ...args: OptionsAndWork<
    TestAppOptions & { start?: string },
    (app: FastifyInstance, clock: TestClock) => Promise<void>
  >
): Promise<void> {
  const [{ start, ...options }, work] = readOptions(args);
  const clock = createClock(start);
  const dependencies = { ...options.dependencies, now: clock.now };
  await withApp({ ...options, dependencies }, (app) => work(app, clock));
}

/** Creates the `test` of a file whose tests need a server with these options; see {@link withApp}. */
export const testWithApp = (options: TestAppOptions = {}): TestWith<[app: FastifyInstance]> =>
  testWith((work) => withApp(options, work));

/** Test with a server; see {@link withApp}. */
export const test = testWithApp();

async function closeFreeApp(key: string): Promise<void> {
  const openApp = freeApps.get(key);
  freeApps.delete(key);
  await openApp?.close();
}

async function openNewApp({ env = {} }: TestAppOptions, dependencies: AppDependencies): Promise<OpenApp> {
  const folder = await createFolder();
  const testDatabase = await createMigratedDatabase(getTestDatabase(), folder);
  const settings = createTestSettings(folder, { DATABASE_URL: testDatabase.url, ...env });
  const originalSettings = { ...settings };
  let clock = () => new Date();
  const app = await buildApp(settings, {
    ...dependencies,
    now: () => clock(),
  });
  // Does not wait for the disk after each commit, because no test with this fixture simulates a power failure.
  if (!isPostgres(app.db)) await sql`pragma synchronous = off`.execute(app.db);
  const listUndeclaredStatuses = recordStatuses(app);
  return {
    app,
    setClock: (now) => void (clock = now),
    async checkStatuses() {
      const statuses = await listUndeclaredStatuses();
      if (statuses.length > 0)
        throw new Error(`The OpenAPI document does not declare these responses:\n${statuses.join('\n')}`);
    },
    async reset() {
      const hasDatabase = await pingDatabase(app.db).then(
        () => true,
        () => false,
      );
      if (!hasDatabase) return false;
      await deleteAllRows(app.db);
      Object.assign(app.settings, originalSettings);
      const names = (await readdir(folder)).filter((name) => !name.startsWith(SQLITE_FILE));
      await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
      return true;
    },
    async close() {
      await app.close();
      await testDatabase.drop();
      await removeFolder(folder);
    },
  };
}

const createFolder = () => mkdtemp(join(tmpdir(), 'rangmala-'));
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** Runs `work` with an empty folder and removes the folder afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await createFolder();
  try {
    return await work(folder);
  } finally {
    await removeFolder(folder);
  }
}
