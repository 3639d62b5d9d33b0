import { BOOKING_HORIZON_DAYS } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { listWindows } from '../artists/queries.ts';
import type { Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/dialect.ts';
import { ConflictError, RuleError } from '../../http/errors.ts';
import { diaryAround } from './queries.ts';
import { isOnGrid, isWithin, lastDay, nearestFree } from './slots.ts';
import { momentOf, type StudioTime, studioTimeOf } from '../../lib/business-time-zone.ts';

export type Studio = Pick<FastifyInstance, 'db' | 'mail' | 'now' | 'settings'>;

/** The time cannot be had, any more at least; where that is noticed nobody looks for other times yet. */
class NotFree extends Error {
  override name = 'NotFree';
  constructor(
    readonly Refusal: typeof ConflictError | typeof RuleError,
    detail: string,
  ) {
    super(detail);
  }
}

/** Somebody was faster. */
export const slotTaken = () =>
  new NotFree(ConflictError, 'This time has just been taken. Please choose another.');

/** Where `work` meets a time that is not free, the answer names the nearest ones that are. */
export async function offeringNearest<T>(
  { db, now }: Studio,
  artistId: string,
  wanted: StudioTime,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The index has the last word, whoever came between our look and our write.
    const refused = isUniqueViolation(error) ? slotTaken() : error;
    if (!(refused instanceof NotFree)) throw error;
    const nearest = nearestFree(await diaryAround(db, artistId, now(), wanted.date), wanted);
    throw new refused.Refusal(refused.message, { nearest });
  }
}

/**
 * What needs no database to be refused.
 * @throws NotFree for a past time; RuleError for one off the grid, or too far ahead
 */
export function refuseImpossible(wanted: StudioTime, now: Date): void {
  const here = studioTimeOf(now);
  if (!isOnGrid(wanted.time)) throw new RuleError('Sessions begin on the hour or the half hour.');
  if (momentOf(wanted) <= momentOf(here)) {
    throw new NotFree(RuleError, 'This time is already past. Please choose a later one.');
  }
  if (wanted.date > lastDay(here.date)) {
    throw new RuleError(`Sessions can be booked at most ${BOOKING_HORIZON_DAYS} days ahead.`);
  }
}

/** @throws NotFree when the artist's week has no session at this time */
export async function refuseOutside(
  db: Database,
  artist: { id: string; name: string },
  wanted: StudioTime,
): Promise<void> {
  if (isWithin(await listWindows(db, artist.id), wanted)) return;
  throw new NotFree(RuleError, `${artist.name} is not available at this time. Please choose another.`);
}
