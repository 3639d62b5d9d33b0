import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/database/database.ts';
import type { Environment } from '../../src/settings.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { startBuiltServer } from '../built-site.ts';

/** Password of the demo artists in this suite. */
export const ARTIST_PASSWORD = 'indigo river at dawn';

/** The built site in a process that can be killed and started again. */
export interface RunningSite {
  /** Origin of the site, for example `http://127.0.0.1:3701`. */
  base: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Returns the id of the current process. */
  pid(): number;
  /** Ends the process with SIGKILL, if it runs. */
  kill(): Promise<void>;
  /** Starts a process after {@link RunningSite.kill}. `env` overrides environment variables of the site. */
  start(env?: Environment): Promise<void>;
  /** Opens a separate connection to the database. */
  openDatabase(): Promise<Database>;
}

let nextPort = 3700 + (process.pid % 90);

/**
 * Runs `work` with the built site and its demo shop. Uses a new PostgreSQL database when TEST_DATABASE_URL is set,
 * otherwise SQLite. Deletes all data afterwards.
 * @param env environment variables that the site gets in addition to those of this process
 */
export async function withRunningSite(
  work: (site: RunningSite) => Promise<void>,
  env: Environment = {},
): Promise<void> {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'rangmala-hostile-')));
  const database = await createTestDatabase(process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'embedded');
  const port = String((nextPort += 1));
  let server: ChildProcess | undefined;
  const site: RunningSite = {
    base: `http://127.0.0.1:${port}`,
    dataDir,
    databaseUrl: database.url,
    pid: () => server?.pid ?? 0,
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const exit = once(server, 'exit');
      server.kill('SIGKILL');
      await exit;
    },
    async start(changes = {}) {
      server = await startBuiltServer({
        ...process.env,
        PORT: port,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        DEMO_ARTIST_PASSWORD: ARTIST_PASSWORD,
        CASH_ON_DELIVERY_LIMIT: '5000',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        ...env,
        ...changes,
      });
      server.stdout?.resume();
    },
    openDatabase: () => openDatabase({ dataDir, databaseUrl: database.url }),
  };
  try {
    await site.start();
    await work(site);
  } finally {
    await site.kill();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
