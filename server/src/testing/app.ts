import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDependencies } from '../app.ts';
import type { Environment } from '../settings.ts';
import { createMigratedDatabase, type DatabaseKind } from './databases.ts';
import { recordStatuses } from './undeclared-statuses.ts';
import { testSettings } from './settings.ts';

export interface TestAppOptions {
  env?: Environment;
  parts?: AppDependencies;
  database?: DatabaseKind;
}

/**
 * Runs `work` with a server on an empty data folder and an empty database, and removes both afterwards.
 * @throws Error when the API answered with a status that its OpenAPI document does not declare
 */
export async function withApp(
  work: (app: FastifyInstance) => Promise<void>,
  { env = {}, parts = {}, database = 'embedded' }: TestAppOptions = {},
): Promise<void> {
  await withFolder(async (folder) => {
    const testDatabase = await createMigratedDatabase(database);
    try {
      const settings = testSettings(folder, { DATABASE_URL: testDatabase.url, ...env });
      const app = await buildApp(settings, { mediaDir: join(folder, 'media'), ...parts });
      const undeclaredStatuses = recordStatuses(app);
      try {
        await work(app);
        const undeclared = await undeclaredStatuses();
        if (undeclared.length > 0) {
          throw new Error(`The OpenAPI document does not declare these answers:\n${undeclared.join('\n')}`);
        }
      } finally {
        await app.close();
      }
    } finally {
      await testDatabase.drop();
    }
  });
}

/** Runs `work` with an empty folder and removes it afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rangmala-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
