import { createHmac } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { fingerprint, newSecret } from '../../lib/secrets.ts';

/** Name of the site secret that feed addresses are derived from. */
const KEY = 'calendar-feeds';

/**
 * Returns the secret in the address of an artist's calendar feed; creates it at the first call. It is not stored but
 * derived from the site secret and a random nonce of the artist.
 */
export async function feedSecret(db: Database, now: Date, artistId: string): Promise<string> {
  const feed = await newFeed(db, now, artistId);
  await db
    .insertInto('calendar_feeds')
    .values(feed.row)
    .onConflict((conflict) => conflict.column('artist_id').doNothing())
    .execute();
  const { nonce } = await db
    .selectFrom('calendar_feeds')
    .select('nonce')
    .where('artist_id', '=', artistId)
    .executeTakeFirstOrThrow();
  return secretFrom(db, artistId, nonce);
}

/** Replaces an artist's feed address; the old one stops working. */
export async function renewFeed(db: Database, now: Date, artistId: string): Promise<string> {
  const { row, secret } = await newFeed(db, now, artistId);
  await db
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('artist_id').doUpdateSet(row))
    .execute();
  return secret;
}

/** Returns the artist of a feed address; undefined when it is unknown or was replaced. */
export async function findFeedArtist(
  db: Database,
  secret: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('artists', 'artists.id', 'calendar_feeds.artist_id')
    .where('calendar_feeds.secret_hash', '=', fingerprint(secret))
    .select(['artists.id', 'artists.name'])
    .executeTakeFirst();
}

async function newFeed(db: Database, now: Date, artistId: string) {
  const nonce = newSecret();
  const secret = await secretFrom(db, artistId, nonce);
  const row = {
    artist_id: artistId,
    nonce,
    secret_hash: fingerprint(secret),
    created_at: now.toISOString(),
  };
  return { row, secret };
}

async function secretFrom(db: Database, artistId: string, nonce: string): Promise<string> {
  return createHmac('sha256', await siteSecret(db, KEY))
    .update(`${artistId} ${nonce}`)
    .digest('base64url');
}
