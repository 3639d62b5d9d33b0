import type { Selectable } from 'kysely';
import type { ArtistAccount } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import type { ArtistRow, ArtistTokenRow } from '../../database/booking-tables.ts';
import { sha256, createSecret } from '../../lib/secrets.ts';

type ArtistTokenPurpose = ArtistTokenRow['purpose'];

const HOUR_MS = 60 * 60_000;
const TOKEN_VALIDITY_MS: Record<ArtistTokenPurpose, number> = {
  'verify-email': 48 * HOUR_MS,
  'reset-password': HOUR_MS,
};
/** Largest number of an artist's valid tokens for one purpose. */
export const MAX_VALID_TOKENS = 10;

/** Returns an artist's email addresses and mail settings; undefined for an unknown id. */
export async function findArtistAccount(db: Database, id: string): Promise<ArtistAccount | undefined> {
  const row = await db
    .selectFrom('artists')
    .where('id', '=', id)
    .select(['email', 'pending_email', 'daily_summary'])
    .executeTakeFirst();
  return row && { ...row, daily_summary: row.daily_summary === 1 };
}

/** Changes the pending email address of an artist, or whether they get the daily summary. */
export async function updateArtistAccount(
  db: Database,
  id: string,
  columns: Partial<Pick<Selectable<ArtistRow>, 'pending_email' | 'daily_summary'>>,
): Promise<void> {
  await db.updateTable('artists').set(columns).where('id', '=', id).execute();
}

/**
 * Replaces an artist's verified email address by the pending address `email`, or by none. Removes the pending address.
 * @returns the artist's name and the previous verified address, null without one; undefined when `email` is no longer the
 * pending address, and nothing was changed
 */
export async function replaceEmail(
  transaction: Database,
  now: Date,
  id: string,
  email: string | null,
): Promise<{ name: string; previousEmail: string | null } | undefined> {
  // This update locks the row. Concurrent requests cannot change the email address until the transaction ends.
  const artist = await transaction
    .updateTable('artists')
    .set({ pending_email: null })
    .where('id', '=', id)
    .$if(email !== null, (query) => query.where('pending_email', '=', email))
    .returning(['name', 'email', 'email_verified_at'])
    .executeTakeFirst();
  if (!artist) return undefined;
  const columns = { email, email_verified_at: email === null ? null : now.toISOString() };
  await transaction.updateTable('artists').set(columns).where('id', '=', id).execute();
  return { name: artist.name, previousEmail: getVerifiedEmail(artist) };
}

/** Sets an artist's password. @returns false when `email` is no longer the artist's email address */
export async function setPasswordByLink(
  db: Database,
  { artist_id, email }: Pick<ArtistTokenRow, 'artist_id' | 'email'>,
  password_hash: string,
): Promise<boolean> {
  const row = await db
    .updateTable('artists')
    .set({ password_hash })
    .where('id', '=', artist_id)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the number of an artist's valid tokens for one purpose, and the milliseconds until the oldest token expires.
 * Without a valid token, `oldestExpiresInMs` is the validity of a new token.
 */
export async function summariseValidTokens(
  db: Database,
  now: Date,
  { artist_id, purpose }: Pick<ArtistTokenRow, 'artist_id' | 'purpose'>,
): Promise<{ count: number; oldestExpiresInMs: number }> {
  const rows = await db
    .selectFrom('artist_tokens')
    .where('artist_id', '=', artist_id)
    .where('purpose', '=', purpose)
    .where('created_at', '>', computeExpiryCutoff(now, purpose))
    .orderBy('created_at')
    .select('created_at')
    .execute();
  const oldestCreatedAt = rows[0] ? Date.parse(rows[0].created_at) : now.getTime();
  const oldestExpiresInMs = oldestCreatedAt + TOKEN_VALIDITY_MS[purpose] - now.getTime();
  return { count: rows.length, oldestExpiresInMs };
}

/**
 * Creates a token for a mailed link. The database stores only the hash of the token.
 * @returns the token; undefined when the artist has too many valid tokens for this purpose
 */
export async function insertArtistToken(
  db: Database,
  now: Date,
  { artist_id, purpose, email }: Pick<ArtistTokenRow, 'artist_id' | 'purpose' | 'email'>,
): Promise<string | undefined> {
  const { count } = await summariseValidTokens(db, now, { artist_id, purpose });
  if (count >= MAX_VALID_TOKENS) return undefined;
  const token = createSecret();
  const created_at = now.toISOString();
  await db
    .insertInto('artist_tokens')
    .values({ token_hash: sha256(token), artist_id, purpose, email, created_at })
    .execute();
  return token;
}

/** Deletes a token. Does nothing for an unknown token. */
export async function deleteArtistToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('artist_tokens').where('token_hash', '=', sha256(token)).execute();
}

/** Deletes all tokens of an artist for one purpose. @returns the hashes of the deleted tokens */
export async function deleteArtistTokens(
  db: Database,
  { artist_id, purpose }: Pick<ArtistTokenRow, 'artist_id' | 'purpose'>,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('artist_tokens')
    .where('artist_id', '=', artist_id)
    .where('purpose', '=', purpose)
    .returning('token_hash')
    .execute();
  return rows.map(({ token_hash }) => token_hash);
}

/** Returns the artist id and email address of a token; undefined when the token is not valid for this purpose. */
export async function findArtistToken(
  db: Database,
  now: Date,
  purpose: ArtistTokenPurpose,
  token: string,
): Promise<Pick<ArtistTokenRow, 'artist_id' | 'email'> | undefined> {
  return db
    .selectFrom('artist_tokens')
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('created_at', '>', computeExpiryCutoff(now, purpose))
    .select(['artist_id', 'email'])
    .executeTakeFirst();
}

/**
 * Deletes a token and all other tokens of the same artist and purpose. The caller must have locked the artist's row.
 * @returns false when a concurrent request has deleted the token
 */
export async function consumeArtistToken(
  transaction: Database,
  link: Pick<ArtistTokenRow, 'artist_id' | 'purpose'>,
  token: string,
): Promise<boolean> {
  return (await deleteArtistTokens(transaction, link)).includes(sha256(token));
}

/**
 * Returns the verified email address of an artist; null without a verified address. Checks `email_verified_at`, because
 * a server of a version before migration 0029 also stores unverified addresses in `email`.
 */
export const getVerifiedEmail = ({
  email,
  email_verified_at,
}: Pick<Selectable<ArtistRow>, 'email' | 'email_verified_at'>): string | null =>
  email_verified_at === null ? null : email;

const computeExpiryCutoff = (now: Date, purpose: ArtistTokenPurpose): string =>
  new Date(now.getTime() - TOKEN_VALIDITY_MS[purpose]).toISOString();
