import type { Kysely } from 'kysely';
import { runStatements } from './statements.ts';

/**
 * Adds what an artist does about a session: the reason of a cancellation, other times that the artist proposes, and
 * whether the customer came. Adds the chosen picture of an art type.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    'alter table appointments add column cancel_reason text',
    'alter table appointments add column did_not_come integer not null default 0',
    `create table appointment_proposals (
       appointment_id text primary key references appointments (id) on delete cascade,
       token_hash text not null unique,
       starts_at text not null,
       times text not null,
       reason text,
       created_at text not null
     )`,
    'alter table art_types add column artwork_id text references artworks (id) on delete set null',
    'create index art_types_of_artwork on art_types (artwork_id)',
  ]);
