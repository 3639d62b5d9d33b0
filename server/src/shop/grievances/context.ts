import type { Database } from '../../database/database.ts';
import { siteSecret } from '../../database/site-secret.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Settings } from '../../settings.ts';

/** What everything about grievances works with; the server's is made from the app, a command's from its settings. */
export interface GrievanceContext {
  db: Database;
  mail: Pick<Mailer, 'enqueue'>;
  settings: Settings;
  now: () => Date;
  /** From which the tokens of grievances are made. */
  secret: Buffer;
}

/** Completes a context with the secret that all processes on one database share. */
export async function grievanceContext(parts: Omit<GrievanceContext, 'secret'>): Promise<GrievanceContext> {
  const { db, mail, settings, now } = parts;
  return { db, mail, settings, now, secret: await siteSecret(db, 'grievances') };
}
