import type { Database } from '../../database/database.ts';
import { sha256 } from '../../lib/secrets.ts';

/** Time limit of a sign-in at the provider. */
export const ATTEMPT_TIMEOUT_MS = 10 * 60_000;

/** A started sign-in at the provider, with the values that its callback needs. */
export interface OidcAttempt {
  state: string;
  /** Secret in a cookie of the browser that started the sign-in. The callback is refused in any other browser. */
  browserSecret: string;
  nonce: string;
  codeVerifier: string;
  /** URL to return to after the sign-in. The page that redirects to this URL validates the URL. */
  next: string;
}

/** Stores a started sign-in until its callback. Stores the state and the browser's secret only as hashes. */
export async function insertOidcAttempt(db: Database, now: Date, attempt: OidcAttempt): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      state_hash: sha256(attempt.state),
      browser_hash: sha256(attempt.browserSecret),
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      next: attempt.next,
      created_at: now.toISOString(),
    })
    .execute();
}

/** Deletes and returns the attempt with this state and browser secret; undefined without a valid attempt. */
export async function consumeOidcAttempt(
  db: Database,
  now: Date,
  state: string,
  browserSecret: string,
): Promise<OidcAttempt | undefined> {
  const row = await db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', sha256(state))
    .where('browser_hash', '=', sha256(browserSecret))
    .where('created_at', '>', computeEarliestStart(now))
    .returningAll()
    .executeTakeFirst();
  return row && { state, browserSecret, nonce: row.nonce, codeVerifier: row.code_verifier, next: row.next };
}

const computeEarliestStart = (now: Date): string =>
  new Date(now.getTime() - ATTEMPT_TIMEOUT_MS).toISOString();
