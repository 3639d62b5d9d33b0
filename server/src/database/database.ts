import { DEFAULT_MIGRATION_TABLE, Kysely, Migrator, sql } from 'kysely';
import { type Settings, SettingsError } from '../settings.ts';
import { createDialect, QUERY_TIMEOUT_MS } from './dialect.ts';
import { isMissingTable } from './errors.ts';
import { runExclusively } from './transactions.ts';
import { migrations } from './migrations/index.ts';
import { convertPreviousVersion, LAST_PREVIOUS_MIGRATION } from './migrations/previous-version.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Opens the configured database and runs the missing migrations. Several processes may open the same
 * database at the same time.
 * @throws SettingsError when the data folder cannot be used, or when a newer version of the server, or a version that
 * this version cannot convert, has migrated the database
 * @throws the error of the database when it cannot be opened or migrated
 */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await createDialect(settings) });
  try {
    await migrateDatabase(db, settings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  if (!settings.databaseUrl) return db;
  // Opens the database again with a time limit for queries. The migrations ran without a limit, because they may change
  // large tables or wait for the migrations of another process.
  await db.destroy();
  return new Kysely<Tables>({ dialect: await createDialect(settings, QUERY_TIMEOUT_MS) });
}

/**
 * Runs the missing migrations. Needs only one query when none is missing.
 * @param setting name of the setting that leads to the database
 */
async function migrateDatabase(db: Database, setting: string): Promise<void> {
  const names = Object.keys(migrations);
  const executedNames = await listExecutedMigrations(db);
  if (executedNames.join() === names.join()) return;
  refuseOtherVersions(executedNames, setting);
  if (executedNames.includes(LAST_PREVIOUS_MIGRATION)) {
    await runExclusively(db, async (transaction) => {
      // Another process may have converted the database in the meantime.
      const currentNames = await listExecutedMigrations(transaction);
      if (currentNames.includes(LAST_PREVIOUS_MIGRATION)) await convertPreviousVersion(transaction);
    });
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migrations failed.', { cause: error });
}

/** Returns the names of the executed migrations, sorted by name; [] for an empty database. */
async function listExecutedMigrations(db: Database): Promise<string[]> {
  try {
    const table = sql.table(DEFAULT_MIGRATION_TABLE);
    const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

/**
 * Refuses a database with an unknown migration: this version might misread its data.
 * @throws SettingsError that names the version to start
 */
function refuseOtherVersions(executedNames: readonly string[], setting: string): void {
  const lastName = executedNames.at(-1) ?? '';
  const unknownName = executedNames.find((name) => !Object.hasOwn(migrations, name));
  if (unknownName === undefined || lastName === LAST_PREVIOUS_MIGRATION) return;
  const isOlder = !Object.hasOwn(migrations, executedNames[0] ?? '') && lastName < LAST_PREVIOUS_MIGRATION;
  throw new SettingsError(
    isOlder
      ? `${setting} leads to a database of an old version of this server (${lastName}): start the version before this one once, which updates the database, then start this version.`
      : `${setting} leads to a database that a newer version of this server has changed (${unknownName}): start that version, or restore a backup of the database from before.`,
  );
}

/** Runs a trivial query. @throws Error when the database does not answer */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
