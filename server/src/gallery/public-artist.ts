import type { PublicArtist } from '@rangmala/shared/contract';
import { findArtist, listNextFreeTimes, readScheduleBetween } from '../booking/index.ts';
import type { Database } from '../database/database.ts';
import { addDays, toBusinessTime } from '../lib/business-time-zone.ts';
import { countArtworksOfArtist, findArtworksByArtist } from './artworks/queries.ts';

/** Largest number of artworks in the response. `GET /artists/{id}/gallery` returns all artworks. */
const MAX_ARTWORKS = 200;
const MAX_FREE_TIMES = 6;
/** Number of days after today that are searched for free times. */
const DAYS_AHEAD = 28;

/** Returns an artist with artworks and next free times; undefined for an unknown or deleted artist. */
export async function findPublicArtist(
  db: Database,
  id: string,
  now: Date,
): Promise<PublicArtist | undefined> {
  const artist = await findArtist(db, id);
  if (!artist) return undefined;
  const first = toBusinessTime(now).date;
  const last = addDays(first, DAYS_AHEAD);
  const [galleries, artworkCount, schedule] = await Promise.all([
    findArtworksByArtist(db, [id], MAX_ARTWORKS),
    countArtworksOfArtist(db, id),
    readScheduleBetween(db, id, now, { first, last }),
  ]);
  return {
    artist,
    artworks: galleries.get(id) ?? [],
    artwork_count: artworkCount,
    next_times: listNextFreeTimes(schedule, last, MAX_FREE_TIMES),
  };
}
