import type { Kysely } from 'kysely';
import { listContentTriggers, runStatements } from './statements.ts';

/**
 * Adds an artist's days off, least notice and most sessions a day. Each change of them counts as a change of the topic
 * `gallery`, because guest pages show the next free times.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
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
    ...listContentTriggers(db, { topic: 'gallery', table: 'artist_days_off' }),
    ...listContentTriggers(db, {
      topic: 'gallery',
      table: 'artists',
      updateColumns: 'notice_hours, max_sessions_per_day',
      events: ['update'],
      name: 'content_artist_limits',
    }),
  ]);
