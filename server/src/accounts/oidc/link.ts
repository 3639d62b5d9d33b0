import type { SessionUser } from '@rangmala/shared/contract';
import { findUserByEmail, insertUser } from '../customers/queries.ts';
import { findSessionUser } from '../sessions/session-user.ts';
import type { Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/dialect.ts';
import type { Identity } from './provider.ts';

/** Why an identity cannot be linked to an account. */
export type Unlinked = 'google-unverified' | 'google-account-exists';

/**
 * Returns the user of an identity, and creates one for a new identity. An existing account of the same
 * e-mail address is linked only when both the provider and this server have verified the address.
 * Otherwise an attacker could register a victim's address first and share the account with them.
 */
export async function userOfIdentity(
  db: Database,
  now: Date,
  identity: Identity,
): Promise<SessionUser | Unlinked> {
  for (;;) {
    try {
      const user = await db.transaction().execute((transaction) => findOrLink(transaction, now, identity));
      if (user) return user;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    // The account was created or linked in between, in another tab or by a registration: read it again.
  }
}

/** @returns undefined when the account was created in between */
async function findOrLink(
  db: Database,
  now: Date,
  identity: Identity,
): Promise<SessionUser | Unlinked | undefined> {
  const linked = await findLinked(db, identity);
  if (linked) return linked;
  const { issuer, subject, email, name, isVerified } = identity;
  if (!isVerified) return 'google-unverified';
  const existing = await findUserByEmail(db, email);
  if (existing && existing.email_verified_at === null) return 'google-account-exists';
  const userId = existing?.id ?? (await insertUser(db, now, { email, name, passwordHash: null, isVerified }));
  if (userId === undefined) return undefined;
  await db
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, created_at: now.toISOString() })
    .execute();
  return findSessionUser(db, userId);
}

async function findLinked(
  db: Database,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<SessionUser | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && findSessionUser(db, row.user_id);
}
