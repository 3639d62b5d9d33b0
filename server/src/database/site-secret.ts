import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * Returns a secret of 256 random bits, which all processes on one database share. The first call creates it. Deleting
 * the row invalidates everything that was signed with the secret or derived from it.
 */
export async function readOrCreateSiteSecret(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto('site_secrets')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('site_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64');
}
