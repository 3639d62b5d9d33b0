import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/** Returns the rows of all tables, in a stable order, as one JSON text. Omits the rows of `exceptTable`. */
export async function readAllRows({ db }: FastifyInstance, exceptTable?: string): Promise<string> {
  const names = (await db.introspection.getTables()).map(({ name }) => name).sort();
  const rows = await Promise.all(
    names
      .filter((name) => name !== exceptTable)
      .map(async (name) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
  );
  return JSON.stringify(rows.map((tableRows) => tableRows.map((row) => JSON.stringify(row)).sort()));
}
