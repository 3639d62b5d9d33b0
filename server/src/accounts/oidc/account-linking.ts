import type { SessionUser } from '@rangmala/shared/contract';
import { findUserByEmail, insertUser } from '../customers/queries.ts';
import { findSessionUser } from '../sessions/sessions.ts';
import type { Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/errors.ts';
import type { Identity } from './provider.ts';

/** The reason why an identity cannot be linked to an account. */
export type LinkRefusal = 'google-unverified' | 'google-account-exists';

/**
 * Returns the user of an identity, or the reason why the identity cannot be linked. Creates a user for a new email
 * address that the provider has verified. Links an existing account only when both the provider and this server have
 * verified the email address. Otherwise an attacker could register a victim's email address first and share the
 * account.
 */
export async function findOrCreateUser(
  db: Database,
  now: Date,
  identity: Identity,
): Promise<SessionUser | LinkRefusal> {
  for (;;) {
    try {
      const user = await db
        .transaction()
        .execute((transaction) => findOrLinkUser(transaction, now, identity));
      if (user) return user;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    // Another request has created or linked the account in the meantime. The loop reads again.
  }
}

/**
 * Finds the user that is linked to an identity. Without a linked user, links an existing user or creates a user.
 * @returns the user, or the reason for a refusal; undefined when another request has just created the account
 */
async function findOrLinkUser(
  db: Database,
  now: Date,
  identity: Identity,
): Promise<SessionUser | LinkRefusal | undefined> {
  const linkedUser = await findLinkedUser(db, identity);
  if (linkedUser) return linkedUser;
  const { issuer, subject, email, name, isVerified } = identity;
  if (!isVerified) return 'google-unverified';
  const existingUser = await findUserByEmail(db, email);
  if (existingUser && existingUser.email_verified_at === null) return 'google-account-exists';
  const userId =
    existingUser?.id ?? (await insertUser(db, now, { email, name, passwordHash: null, isVerified }));
  if (userId === undefined) return undefined;
  await db
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, created_at: now.toISOString() })
    .execute();
  return findSessionUser(db, userId);
}

async function findLinkedUser(
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
