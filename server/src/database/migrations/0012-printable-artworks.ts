import { type Kysely, sql } from 'kysely';

/** Adds whether an artwork may be printed on products, and its file for print. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table artworks add column printable integer not null default 0',
    'alter table artworks add column print_file text',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
