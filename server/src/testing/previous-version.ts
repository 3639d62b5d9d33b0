import { readFile } from 'node:fs/promises';
import { Kysely, sql } from 'kysely';
import { createDialect } from '../database/dialect.ts';
import { getTestDatabase } from './test-database.ts';

type DatabaseSettings = Parameters<typeof createDialect>[0];

/** Data of the database that {@link createPreviousDatabase} creates. */
export const PREVIOUS_ORDER_NUMBER = 'RM-YGS4-8QYW';
export const PREVIOUS_DESIGN = {
  id: '9mEtrgij0orf6BWq6wtsEw',
  token: 'vH_QgmSLitgb1Lsc0gidnGLw1Q6ZsZhfmPeF5nOUvqs',
};
export const PREVIOUS_ORDERED_DESIGN = {
  id: 'OdUjzBGvNLqm5S4HM7lWjQ',
  token: 'qAEJ-XFhGUc7lbq1bEHHzUnV4SupD46HkZT8PF4HBqs',
};

/**
 * Creates a database of the version before the baseline in an empty database: a few products, the customer `ASHA` with
 * an order, two designs and an appointment.
 */
export async function createPreviousDatabase(settings: DatabaseSettings): Promise<void> {
  const text = await readFile(new URL('previous-version.sql', import.meta.url), 'utf8');
  const db = new Kysely({ dialect: await createDialect(settings) });
  await db.transaction().execute(async (transaction) => {
    for (const line of text.split('\n')) {
      const [, onlyKind, statement = ''] = /^(?:\[(.*?)\] )?(.*)$/.exec(line) ?? [];
      if (statement === '' || statement.startsWith('--') || (onlyKind && onlyKind !== getTestDatabase()))
        continue;
      await sql.raw(statement.replace(/;$/, '')).execute(transaction);
    }
  });
  await db.destroy();
}
