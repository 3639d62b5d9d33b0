import type { Database } from '../database/database.ts';
import { deleteOldArtistTokens } from './artist-email/queries.ts';
import { deleteOldLoginAttempts } from './login-throttle/login-throttle.ts';
import { deleteOldOidcAttempts } from './oidc/attempts.ts';
import { deleteOldResetTokens } from './password-resets/queries.ts';
import { deleteOldDeletionLinks } from './personal-data/deletion-links.ts';
import { deleteEndedSessions } from './sessions/store.ts';

/** Deletes expired sessions, mailed links, OpenID Connect sign-ins and counts of failed sign-ins. */
export async function deleteExpiredAccountRows(db: Database, now: Date): Promise<void> {
  await deleteEndedSessions(db, now);
  await deleteOldResetTokens(db, now);
  await deleteOldArtistTokens(db, now);
  await deleteOldLoginAttempts(db, now);
  await deleteOldOidcAttempts(db, now);
  await deleteOldDeletionLinks(db, now);
}
