import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { readOrCreateSiteSecret } from '../../database/site-secret.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Settings } from '../../settings.ts';

export interface GrievanceContext {
  db: Database;
  mail: Pick<Mailer, 'enqueue'>;
  settings: Settings;
  now: () => Date;
  /** Key for deriving grievance tokens. */
  secret: Buffer;
}

/**
 * Returns the dependencies with the secret from the database. Creates the secret on the first call. All processes with
 * the same database use the same secret.
 */
export async function createGrievanceContext(
  dependencies: Omit<GrievanceContext, 'secret'>,
): Promise<GrievanceContext> {
  const { db, mail, settings, now } = dependencies;
  return { db, mail, settings, now, secret: await readOrCreateSiteSecret(db, 'grievances') };
}

/** Returns the token that gives access to a grievance. The token is derived from `id` and `secret`. */
export function deriveGrievanceToken(secret: Buffer, id: string): string {
  return createHmac('sha256', secret).update(id).digest('base64url');
}

/** Returns whether a token belongs to a grievance. Compares in constant time. */
export function isGrievanceToken(secret: Buffer, id: string, receivedToken: string | undefined): boolean {
  const expected = Buffer.from(deriveGrievanceToken(secret, id));
  const buffer = Buffer.from(receivedToken ?? '');
  return buffer.length === expected.length && timingSafeEqual(buffer, expected);
}
