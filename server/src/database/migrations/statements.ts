import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/** Runs SQL statements one after the other. */
export async function runStatements(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

interface ContentTable {
  topic: string;
  table: string;
  /** With columns, an update counts only when it sets one of them. */
  updateColumns?: string;
  events?: readonly string[];
  /** Beginning of the names of the triggers. */
  name?: string;
}

/**
 * Lists the statements for triggers that insert a row into `content_changes` for each change of a table;
 * content-versions.ts reads these rows. A counter that the triggers increment would be slower: concurrent transactions
 * would wait for each other.
 */
export function listContentTriggers(
  db: Kysely<unknown>,
  {
    topic,
    table,
    updateColumns,
    events = ['insert', 'update', 'delete'],
    name = `content_${table}`,
  }: ContentTable,
): string[] {
  const getClause = (event: string) =>
    event === 'update' && updateColumns ? `update of ${updateColumns}` : event;
  if (isPostgres(db))
    return [
      `create trigger ${name} after ${events.map(getClause).join(' or ')} on ${table}
         for each statement execute function note_content_change('${topic}')`,
    ];
  return events.map(
    (event) =>
      `create trigger ${name}_${event} after ${getClause(event)} on ${table}
         begin insert into content_changes (topic) values ('${topic}'); end`,
  );
}
