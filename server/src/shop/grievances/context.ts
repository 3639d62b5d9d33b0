import { createHmac } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { readOrCreateSiteSecret } from '../../database/site-secret.ts';
import { isSameSecret } from '../../lib/secrets.ts';
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
  return { ...dependencies, secret: await readOrCreateSiteSecret(dependencies.db, 'grievances') };
}

/** Returns the token that gives access to a grievance. The token is derived from `id` and `secret`. */
export function deriveGrievanceToken(secret: Buffer, id: string): string {
  return createHmac('sha256', secret).update(id).digest('base64url');
}

/** Returns whether a token belongs to a grievance. Compares in constant time. */
export const isGrievanceToken = (secret: Buffer, id: string, receivedToken = ''): boolean =>
  isSameSecret(deriveGrievanceToken(secret, id), receivedToken);
