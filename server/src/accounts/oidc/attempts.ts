import type { Database } from '../../database/database.ts';
import { sha256 } from '../../lib/secrets.ts';

/** Time limit of a sign-in at the provider. */
export const ATTEMPT_MS = 10 * 60_000;

/** A started sign-in at the provider, with the expected values of its callback. */
export interface OidcAttempt {
  state: string;
  /** Secret in a cookie of the browser that started the sign-in. A callback in another browser is refused. */
  browser: string;
  nonce: string;
  codeVerifier: string;
  /** Address to return to after the sign-in; not validated here, but by the page that redirects. */
  next: string;
}

export async function insertOidcAttempt(db: Database, now: Date, attempt: OidcAttempt): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      state_hash: sha256(attempt.state),
      browser_hash: sha256(attempt.browser),
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      next: attempt.next,
      created_at: now.toISOString(),
    })
    .execute();
}

/** Deletes and returns the attempt of a state and a browser; undefined when it is unknown or expired. */
export async function consumeOidcAttempt(
  db: Database,
  now: Date,
  state: string,
  browser: string,
): Promise<OidcAttempt | undefined> {
  const row = await db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', sha256(state))
    .where('browser_hash', '=', sha256(browser))
    .where('created_at', '>', earliest(now))
    .returningAll()
    .executeTakeFirst();
  return row && { state, browser, nonce: row.nonce, codeVerifier: row.code_verifier, next: row.next };
}

export async function deleteOldOidcAttempts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('created_at', '<=', earliest(now)).execute();
}

const earliest = (now: Date): string => new Date(now.getTime() - ATTEMPT_MS).toISOString();
