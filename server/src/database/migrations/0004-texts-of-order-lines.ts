import { type Kysely, sql } from 'kysely';

/** Adds what the printed fields of an order line say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table order_lines add column fields text not null default '[]'").execute(db);
}
