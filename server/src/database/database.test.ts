import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { withFolder } from '../testing/app.ts';
import { describeOnEveryDatabase, withEmptyDatabase } from '../testing/databases.ts';
import { type Database, openDatabase } from './database.ts';
import { runExclusively } from './transactions.ts';

const createReleaseRow = (version: string) => ({
  app: 'shop',
  version,
  description: '{}',
  published_at: '',
  published_by: '',
});

test('reports a data folder that is a file', () =>
  withFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    await writeFile(dataDir, '');
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
      `DATA_DIR cannot be used: ${dataDir} is not a folder.`,
    );
  }));

describeOnEveryDatabase((kind) => {
  const setting = kind === 'PostgreSQL' ? 'DATABASE_URL' : 'DATA_DIR';

  test('migrates the database once when four processes start at the same time', () =>
    withEmptyDatabase(async (databaseSettings) => {
      const openDatabaseScript = fileURLToPath(new URL('../testing/open-database.ts', import.meta.url));
      const processes = [1, 2, 3, 4].map(() =>
        fork(openDatabaseScript, [JSON.stringify(databaseSettings)], { execArgv: ['--import', 'tsx'] }),
      );
      const exits = await Promise.all(processes.map((child) => once(child, 'exit')));
      expect(exits.map(([code]) => code as number)).toEqual([0, 0, 0, 0]);
      const db = await openDatabase(databaseSettings);
      expect(await db.selectFrom('releases').selectAll().execute()).toHaveLength(4);
      await db.destroy();
    }));

  test('refuses a database that a newer server version has migrated, and names the setting in the error', () =>
    withEmptyDatabase(async (databaseSettings) => {
      const db = await openDatabase(databaseSettings);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '')`.execute(db);
      await db.destroy();
      await expect(openDatabase(databaseSettings)).rejects.toThrow(
        new RegExp(`^${setting} leads to a database that a newer version .* \\(9999-newer\\): .*\\.$`),
      );
    }));

  test('serialises concurrent transactions that read before they write', () =>
    withEmptyDatabase(async (databaseSettings) => {
      const [firstDb, secondDb] = await Promise.all([
        openDatabase(databaseSettings),
        openDatabase(databaseSettings),
      ]);
      const addNext = (db: Database) =>
        runExclusively(db, async (transaction) => {
          const rows = await transaction.selectFrom('releases').select('version').execute();
          await transaction
            .insertInto('releases')
            .values(createReleaseRow(String(rows.length + 1)))
            .execute();
        });
      await Promise.all([addNext(firstDb), addNext(secondDb), addNext(firstDb), addNext(secondDb)]);
      const rows = await firstDb.selectFrom('releases').select('version').orderBy('version').execute();
      expect(rows.map(({ version }) => version)).toEqual(['1', '2', '3', '4']);
      await Promise.all([firstDb.destroy(), secondDb.destroy()]);
    }));
});

test('opens SQLite with full synchronisation, a write-ahead log and foreign keys (embedded)', () =>
  withEmptyDatabase(async (settings) => {
    const db = await openDatabase(settings);
    const { rows: synchronous } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    const { rows: journal } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
    const { rows: keys } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db);
    await db.destroy();
    expect([synchronous[0]?.synchronous, journal[0]?.journal_mode, keys[0]?.foreign_keys]).toEqual([
      2,
      'wal',
      1,
    ]);
  }));
