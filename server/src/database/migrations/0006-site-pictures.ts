import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/**
 * Adds the pictures of pages that belong to no product, and the new addresses of the demo pictures of earlier versions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'create table site_pictures (name text primary key, url text not null, placeholder text)',
    'create table moved_pictures (name text primary key, url text not null)',
    ...(isPostgres(db)
      ? [
          `create trigger content_site_pictures after insert or update or delete on site_pictures
             for each statement execute function note_content_change('shop')`,
        ]
      : ['insert', 'update', 'delete'].map(
          (event) =>
            `create trigger content_site_pictures_${event} after ${event} on site_pictures
               begin insert into content_changes (topic) values ('shop'); end`,
        )),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
