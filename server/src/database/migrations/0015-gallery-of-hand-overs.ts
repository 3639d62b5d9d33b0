import { type Kysely, sql } from 'kysely';

/** Adds the artwork of the gallery that shows a picture of a hand-over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hand_over_pictures
    add column artwork_id text references artworks (id) on delete set null`.execute(db);
}
