import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/** Returns the rows of all tables as one JSON text. */
export async function readAllRows({ db }: FastifyInstance): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
  );
  return JSON.stringify(rows);
}
