import { type Kysely, sql } from 'kysely';

/**
 * Adds the promised arrival of an order, the day by which it is dispatched and the day by which the customer needs it.
 * Adds the owner's changes of the rules for delivery.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table orders add column arrival_from text',
    'alter table orders add column arrival_to text',
    'alter table orders add column dispatch_by text',
    'alter table orders add column needed_by text',
    'create table delivery_rules (id text primary key, changes text not null)',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
