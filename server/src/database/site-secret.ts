import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * Returns a secret of 256 random bits, which all processes on one database share. The first call creates the secret.
 * Deleting the row invalidates all texts that were signed with the secret or derived from the secret.
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
