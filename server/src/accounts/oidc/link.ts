import type { SessionUser } from '@rangmala/shared/contract';
import { findSessionUser, findUserByEmail, insertUser } from '../customers/queries.ts';
import type { Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/dialect.ts';
import type { Identity } from './provider.ts';

/** Why an identity is nobody here. */
export type Unlinked = 'google-unverified' | 'google-account-exists';

/**
 * The user whose identity this is. A new one gets an account; one whose e-mail has an account already is
 * joined to it only when both sides know that the mailbox is theirs. Otherwise whoever had registered
 * somebody else's address could wait there for them, and read along from then on.
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
    // Somebody came in between, the same person in another tab or one who registered: look again.
  }
}

/** undefined: whether there is such an account changed while we looked. */
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
