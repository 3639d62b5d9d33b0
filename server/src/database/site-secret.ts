import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * Returns 256 random bits that all processes on one database share; creates them at the first call. Everything signed
 * with them or derived from them is valid until the row is deleted.
 */
export async function siteSecret(db: Database, name: string): Promise<Buffer> {
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
