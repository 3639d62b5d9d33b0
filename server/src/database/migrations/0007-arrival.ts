import type { Kysely } from 'kysely';
import { runStatements } from './statements.ts';

/**
 * Adds the promised arrival of an order, the day by which it is dispatched and the day by which the customer needs it.
 * Adds the owner's changes of the rules for delivery.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    'alter table orders add column arrival_from text',
    'alter table orders add column arrival_to text',
    'alter table orders add column dispatch_by text',
    'alter table orders add column needed_by text',
    'create table delivery_rules (id text primary key, changes text not null)',
  ]);
