import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/**
 * Adds an artist's days off, least notice and most sessions a day. Each change of them counts as a change of the topic
 * `gallery`, because guest pages show the next free times.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'alter table artists add column notice_hours integer not null default 12',
    'alter table artists add column max_sessions_per_day integer',
    `create table artist_days_off (
       id text primary key,
       artist_id text not null references artists (id) on delete cascade,
       first_date text not null,
       last_date text not null,
       start_minute integer not null,
       end_minute integer not null,
       created_at text not null
     )`,
    'create index days_off_of_artist on artist_days_off (artist_id, last_date)',
    ...(isPostgres(db) ? listPostgresTriggers() : listSqliteTriggers()),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const LIMIT_COLUMNS = 'notice_hours, max_sessions_per_day';

const listPostgresTriggers = (): string[] =>
  [
    `content_artist_days_off after insert or update or delete on artist_days_off`,
    `content_artist_limits after update of ${LIMIT_COLUMNS} on artists`,
  ].map(
    (event) => `create trigger ${event} for each statement execute function note_content_change('gallery')`,
  );

const listSqliteTriggers = (): string[] =>
  [
    ...['insert', 'update', 'delete'].map(
      (event) => `content_artist_days_off_${event} after ${event} on artist_days_off`,
    ),
    `content_artist_limits after update of ${LIMIT_COLUMNS} on artists`,
  ].map(
    (event) => `create trigger ${event} begin insert into content_changes (topic) values ('gallery'); end`,
  );
