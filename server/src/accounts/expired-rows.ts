import type { Database } from '../database/database.ts';
import { LINK_VALIDITY_MS } from './mailed-links.ts';
import { ATTEMPT_TIMEOUT_MS } from './oidc/attempts.ts';
import { IDLE_TIMEOUT_MS, MAX_AGE_MS } from './sessions/sessions.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Each table with a column of times and the age at which a row is deleted. */
const EXPIRIES = [
  ['sessions', 'used_at', IDLE_TIMEOUT_MS],
  ['sessions', 'created_at', MAX_AGE_MS],
  ['password_resets', 'created_at', LINK_VALIDITY_MS],
  ['account_deletion_links', 'created_at', LINK_VALIDITY_MS],
  // Longer than the validity of every token.
  ['artist_tokens', 'created_at', 2 * DAY_MS],
  ['sign_in_attempts', 'created_at', ATTEMPT_TIMEOUT_MS],
  // Counts without an attempt in this time no longer cause a pause.
  ['login_attempts', 'failed_at', DAY_MS],
] as const;

/** Deletes expired sessions, mailed links, OpenID Connect sign-ins and counts of failed sign-ins. */
export async function deleteExpiredAccountRows(db: Database, now: Date): Promise<void> {
  for (const [table, column, ageMs] of EXPIRIES) {
    await db
      .deleteFrom(table as 'sessions')
      .where(column as 'used_at', '<=', new Date(now.getTime() - ageMs).toISOString())
      .execute();
  }
}
