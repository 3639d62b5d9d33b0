import { Kysely, Migrator, sql } from 'kysely';
import type { Settings } from '../settings.ts';
import { createDialect } from './dialect.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Opens the database of the settings and brings its tables up to date; safe when several processes start at once. */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await createDialect(settings) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Throws when the database does not answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
