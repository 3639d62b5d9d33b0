import type { Kysely } from 'kysely';
import { runStatements } from './statements.ts';

/** Adds whether an artwork may be printed on products, and its file for print. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    'alter table artworks add column printable integer not null default 0',
    'alter table artworks add column print_file text',
  ]);
