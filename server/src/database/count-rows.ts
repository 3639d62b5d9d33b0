import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** Returns the number of rows that a query without groups selects. */
export async function countRows<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
): Promise<number> {
  // The type of a count does not depend on the tables of the query.
  const { count } = await (query.clearSelect() as unknown as SelectQueryBuilder<Tables, 'orders', object>)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
