import { createHmac } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { fingerprint, newSecret } from '../../lib/secrets.ts';

/** The site's secret that the addresses of calendars are made with. */
const KEY = 'calendar-feeds';

/**
 * The secret in the address of an artist's calendar, made when it is first asked for. It is kept nowhere:
 * it comes anew, and the same, from the site's own secret and a random word of the artist's.
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

/** Gives an artist's calendar another address; the one before leads nowhere from now on. */
export async function renewFeed(db: Database, now: Date, artistId: string): Promise<string> {
  const { row, secret } = await newFeed(db, now, artistId);
  await db
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('artist_id').doUpdateSet(row))
    .execute();
  return secret;
}

/** Whose calendar has this address; undefined when nobody's has, or no longer. */
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
