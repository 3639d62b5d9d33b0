import type { Kysely } from 'kysely';
import { runStatements } from './statements.ts';

/** Adds the artists of order lines, what artists earn with them, and the share that an artist has agreed on. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    'alter table artists add column share_hundredths integer',
    `create table line_credits (
      order_id text not null, position integer not null, artist_id text not null,
      name text not null, art_type text not null,
      share_hundredths integer not null, share_paise integer not null,
      primary key (order_id, position, artist_id),
      foreign key (order_id, position) references order_lines (order_id, position) on delete cascade)`,
    `create table earnings (
      id text primary key, artist_id text not null, kind text not null, amount_paise integer not null,
      order_id text, position integer, note text not null, at text not null)`,
    'create index earnings_by_artist on earnings (artist_id, at)',
    'create index earnings_by_order on earnings (order_id)',
  ]);
