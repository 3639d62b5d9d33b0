import type { SessionUser } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';

/** Returns a user as the API describes the signed-in user; undefined for an unknown id. */
export async function findSessionUser(db: Database, id: string): Promise<SessionUser | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('identities').select('subject').whereRef('user_id', '=', 'users.id')).as(
        'is_google_user',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return { email: row.email, name: row.name, userId: row.id, isGoogleUser: Boolean(row.is_google_user) };
}
