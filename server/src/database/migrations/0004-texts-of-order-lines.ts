import type { Kysely } from 'kysely';
import { runStatements } from './statements.ts';

/** Adds what the printed fields of an order line say. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, ["alter table order_lines add column fields text not null default '[]'"]);
