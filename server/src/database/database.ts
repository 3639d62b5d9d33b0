import { DEFAULT_MIGRATION_TABLE, Kysely, Migrator, sql } from 'kysely';
import { type Settings, SettingsError } from '../settings.ts';
import { createDialect, QUERY_TIMEOUT_MS } from './dialect.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Opens the configured database and runs the missing migrations. Several processes may open the same
 * database at the same time.
 * @throws SettingsError when the data folder cannot be used, or when a newer version of the server has migrated the
 * database
 * @throws the error of the database when it cannot be opened or migrated
 */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await createDialect(settings) });
  try {
    await refuseNewerSchema(db, settings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR');
    await migrateDatabase(db);
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
 * Checks that no newer version of the server has migrated the database, because an older version might misread the
 * data.
 * @param setting name of the setting that leads to the database
 * @throws SettingsError when the database contains an unknown migration
 */
async function refuseNewerSchema(db: Database, setting: string): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  const newerMigration = rows.find(({ name }) => !Object.hasOwn(migrations, name));
  if (!newerMigration) return;
  throw new SettingsError(
    `${setting} leads to a database that a newer version of this server has changed (${newerMigration.name}): start that version, or restore a backup of the database from before.`,
  );
}

async function migrateDatabase(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migrations failed.', { cause: error });
}

/** Runs a trivial query. @throws Error when the database does not answer */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
