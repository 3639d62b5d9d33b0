import type { Database } from '../../database/database.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import type { PersonalDataSource } from './sources.ts';

/** Exports and erases the data of the account itself. */
export const accountSource: PersonalDataSource = {
  name: 'account',

  async read({ db }, { userId }) {
    const profile = await db
      .selectFrom('users')
      .select(['email', 'name', 'phone', 'email_verified_at', 'created_at'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const third_party_accounts = await db
      .selectFrom('identities')
      .select(['issuer', 'created_at'])
      .where('user_id', '=', userId)
      .execute();
    const signed_in_browsers = await db
      .selectFrom('sessions')
      .select(['created_at', 'used_at'])
      .where('kind', '=', 'customer')
      .where('subject_id', '=', userId)
      .execute();
    return { ...profile, third_party_accounts, signed_in_browsers };
  },

  /**
   * Ends all sessions and deletes mailed links and linked identities. Anonymises the user's row instead of deleting it,
   * because appointments refer to the row.
   */
  async erase(_app, { userId }, transaction) {
    await anonymise(transaction, userId);
    await endAllSessions(transaction, 'customer', userId);
    for (const table of ['identities', 'password_resets', 'account_deletion_links'] as const) {
      await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
    }
  },
};

async function anonymise(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({
      // Frees the email address for a new account. The top-level domain `invalid` is reserved (RFC 2606).
      email: `deleted-${userId}@deleted.invalid`,
      name: 'Deleted customer',
      password_hash: null,
      email_verified_at: null,
      phone: null,
    })
    .where('id', '=', userId)
    .execute();
}

/** Exports and erases contact messages with the customer's verified email address. */
export const contactSource: PersonalDataSource = {
  name: 'contact_messages',

  async read({ db }, { email, isVerified }) {
    if (!isVerified) return [];
    return db
      .selectFrom('contact_messages')
      .select(['created_at', 'name', 'email', 'phone', 'company', 'subject', 'message'])
      .where('email', '=', email)
      .orderBy('created_at')
      .execute();
  },

  async erase(_app, { email, isVerified }, transaction) {
    if (isVerified) await transaction.deleteFrom('contact_messages').where('email', '=', email).execute();
  },
};
