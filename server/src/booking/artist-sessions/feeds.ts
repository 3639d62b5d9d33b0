import { createHmac } from 'node:crypto';
import { toEpochMs, addDays } from '@rangmala/shared/contract';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventBusyStatus } from 'ical-generator';
import type { ArtistDayOffRow } from '../../database/booking-tables.ts';
import type { Database } from '../../database/database.ts';
import { readOrCreateSiteSecret } from '../../database/site-secret.ts';
import { sha256, createSecret } from '../../lib/secrets.ts';
import { toCalendarEvent, toCalendarFile } from '../appointments/calendar.ts';
import { createArtistSessionsUrl } from '../appointments/queries.ts';
import type { Settings } from '../../settings.ts';
import { hasWholeDays } from '../schedule/days-off.ts';
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
 * Returns an artist's booked sessions and days off as a calendar feed. A session has the same UID in the feed and in the customer's
 * calendar file.
 */
export function writeCalendarFeed(
  artist: { id: string; name: string },
  { sessions, daysOff }: { sessions: readonly BookedSessionRow[]; daysOff: readonly ArtistDayOffRow[] },
  settings: Settings,
): string {
  const { site } = settings;
  const calendar = ical({
    prodId: { company: site.name, product: 'Artists', language: 'EN' },
    name: `${site.name}: ${artist.name}’s sessions`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const row of daysOff) calendar.createEvent(toDayOffEvent(row));
  for (const row of sessions) {
    calendar.createEvent(
      toCalendarEvent(row, settings, {
        otherParticipant: row.customer_name,
        lastLine: `Your sessions: ${createArtistSessionsUrl(artist.id, settings)}`,
      }),
    );
  }
  return toCalendarFile(calendar);
}

/** Returns the instant that is `minute` minutes after the start of a day in business time. */
const addMinutes = (date: string, minute: number): Date =>
  new Date(toEpochMs({ date, time: '00:00:00' }) + minute * 60_000);

/** Returns a day off as an event of a calendar. Whole days are dates without a time (RFC 5545 §3.3.4). */
function toDayOffEvent(row: ArtistDayOffRow): ICalEventData {
  const { id, created_at, first_date, last_date, start_minute, end_minute } = row;
  const isAllDay = hasWholeDays(row);
  const toDate = (date: string, minute: number) =>
    // The library writes the UTC date of whole days.
    isAllDay ? new Date(`${date}T00:00:00Z`) : addMinutes(date, minute);
  return {
    id: `day-off-${id}`,
    stamp: new Date(created_at),
    summary: isAllDay ? 'Day off' : 'Time off',
    allDay: isAllDay,
    start: toDate(first_date, start_minute),
    end: toDate(isAllDay ? addDays(last_date, 1) : last_date, end_minute),
    busystatus: ICalEventBusyStatus.OOF,
  };
}
