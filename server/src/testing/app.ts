import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp, type AppDependencies } from '../app.ts';
import { isPostgres } from '../database/dialect.ts';
import type { Environment } from '../settings.ts';
import { createMigratedDatabase, type DatabaseKind } from './test-database.ts';
import { recordStatuses } from './undeclared-statuses.ts';
import { createTestSettings } from './settings.ts';

export interface TestAppOptions {
  env?: Environment;
  dependencies?: AppDependencies;
  database?: DatabaseKind;
}

/**
 * Runs `work` with a server that has an empty data folder and a migrated database without rows. Removes the folder and
 * the database afterwards.
 * @throws Error when the API responded with a status that the OpenAPI document does not declare
 */
export async function withApp(
  work: (app: FastifyInstance) => Promise<void>,
  { env = {}, dependencies = {}, database = 'embedded' }: TestAppOptions = {},
): Promise<void> {
  await withFolder(async (folder) => {
    const testDatabase = await createMigratedDatabase(database, folder);
    try {
      const settings = createTestSettings(folder, { DATABASE_URL: testDatabase.url, ...env });
      const app = await buildApp(settings, { mediaDir: join(folder, 'media'), ...dependencies });
      // Does not wait for the disk after each commit, because no test with this fixture simulates a power failure.
      if (!isPostgres(app.db)) await sql`pragma synchronous = off`.execute(app.db);
      const listUndeclaredStatuses = recordStatuses(app);
      try {
        await work(app);
        const undeclaredStatuses = await listUndeclaredStatuses();
        if (undeclaredStatuses.length > 0) {
          throw new Error(
            `The OpenAPI document does not declare these responses:\n${undeclaredStatuses.join('\n')}`,
          );
        }
      } finally {
        await app.close();
      }
    } finally {
      await testDatabase.drop();
    }
  });
}

/** Runs `work` with an empty folder and removes the folder afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rangmala-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
