import { createHmac } from 'node:crypto';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Database } from '../../database/database.ts';
import { readOrCreateSiteSecret } from '../../database/site-secret.ts';
import { sha256, createSecret } from '../../lib/secrets.ts';
import { toCalendarEvent, toCalendarFile } from '../appointments/calendar.ts';
import type { Settings } from '../../settings.ts';
import type { BookedSessionRow } from './queries.ts';

/** Name of the site secret from which the secrets in feed URLs are derived. */
const SECRET_NAME = 'calendar-feeds';

/**
 * Returns the secret in the URL of an artist's calendar feed. The secret is not stored: each call derives it from the
 * site secret and a random nonce. The first call stores the nonce.
 */
export async function readOrCreateFeedSecret(db: Database, now: Date, artistId: string): Promise<string> {
  const feed = await generateFeedSecret(db, now, artistId);
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
  return deriveSecret(db, artistId, nonce);
}

/** Replaces the secret of an artist's feed, which invalidates the old URL. @returns the new secret */
export async function renewFeedSecret(db: Database, now: Date, artistId: string): Promise<string> {
  const { row, secret } = await generateFeedSecret(db, now, artistId);
  await db
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('artist_id').doUpdateSet(row))
    .execute();
  return secret;
}

/** Returns the artist of a feed secret; undefined when the secret is unknown or was replaced. */
export async function findFeedArtist(
  db: Database,
  secret: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('artists', 'artists.id', 'calendar_feeds.artist_id')
    .where('calendar_feeds.secret_hash', '=', sha256(secret))
    .select(['artists.id', 'artists.name'])
    .executeTakeFirst();
}

async function generateFeedSecret(db: Database, now: Date, artistId: string) {
  const nonce = createSecret();
  const secret = await deriveSecret(db, artistId, nonce);
  const row = {
    artist_id: artistId,
    nonce,
    secret_hash: sha256(secret),
    created_at: now.toISOString(),
  };
  return { row, secret };
}

async function deriveSecret(db: Database, artistId: string, nonce: string): Promise<string> {
  return createHmac('sha256', await readOrCreateSiteSecret(db, SECRET_NAME))
    .update(`${artistId} ${nonce}`)
    .digest('base64url');
}

/** Recommended refresh interval of the feed in seconds. Many calendars refresh less often. */
const REFRESH_SECONDS = 15 * 60;

/**
 * Returns an artist's booked sessions as a calendar feed. A session has the same UID in the feed and in the customer's
 * calendar file.
 */
export function writeCalendarFeed(
  artist: { id: string; name: string },
  rows: readonly BookedSessionRow[],
  settings: Settings,
): string {
  const { site } = settings;
  const calendar = ical({
    prodId: { company: site.name, product: 'Artists', language: 'EN' },
    name: `${site.name}: ${artist.name}’s sessions`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const row of rows) {
    calendar.createEvent(
      toCalendarEvent(row, settings, {
        otherParticipant: row.customer_name,
        lastLine: `Your sessions: ${settings.publicUrl}/artists/${encodeURIComponent(artist.id)}`,
      }),
    );
  }
  return toCalendarFile(calendar);
}
