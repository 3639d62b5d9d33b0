import { BOOKING_HORIZON_DAYS } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { listWindows } from '../artists/queries.ts';
import type { Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/dialect.ts';
import { ConflictError, RuleError } from '../../http/errors.ts';
import { readScheduleAround } from '../schedule/queries.ts';
import { isOnGrid, isWithin, lastDay, nearestFree } from '../schedule/time-slots.ts';
import { localDateTimeOf, type BusinessTime, businessTimeOf } from '../../lib/business-time-zone.ts';

export type BookingContext = Pick<FastifyInstance, 'db' | 'mail' | 'now' | 'settings'>;

/** The time is not free. {@link offeringNearest} turns it into a response with the nearest free times. */
class NotFree extends Error {
  override name = 'NotFree';
  constructor(
    readonly Refusal: typeof ConflictError | typeof RuleError,
    detail: string,
  ) {
    super(detail);
  }
}

/** The time has been booked by another customer. */
export const slotTaken = () =>
  new NotFree(ConflictError, 'Someone has just booked this time. Please choose another.');

/**
 * Runs `work`; when the time turns out not to be free, its refusal names the nearest free times.
 * @throws ConflictError or RuleError with `nearest`; whatever else `work` throws
 */
export async function offeringNearest<T>(
  { db, now }: BookingContext,
  artistId: string,
  wanted: BusinessTime,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The unique index decides when another booking was written between our read and our write.
    const refused = isUniqueViolation(error) ? slotTaken() : error;
    if (!(refused instanceof NotFree)) throw error;
    const nearest = nearestFree(await readScheduleAround(db, artistId, now(), wanted.date), wanted);
    throw new refused.Refusal(refused.message, { nearest });
  }
}

/**
 * Refuses what can be refused without the database.
 * @throws NotFree for a past time; RuleError for one off the grid, or too far ahead
 */
export function refuseImpossible(wanted: BusinessTime, now: Date): void {
  const here = businessTimeOf(now);
  if (!isOnGrid(wanted.time)) throw new RuleError('Sessions begin on the hour or the half hour.');
  if (localDateTimeOf(wanted) <= localDateTimeOf(here)) {
    throw new NotFree(RuleError, 'That time has passed. Please choose a later one.');
  }
  if (wanted.date > lastDay(here.date)) {
    throw new RuleError(`Sessions can be booked at most ${BOOKING_HORIZON_DAYS} days ahead.`);
  }
}

/** @throws NotFree when the artist's week has no session at this time */
export async function refuseOutside(
  db: Database,
  artist: { id: string; name: string },
  wanted: BusinessTime,
): Promise<void> {
  if (isWithin(await listWindows(db, artist.id), wanted)) return;
  throw new NotFree(RuleError, `${artist.name} is not available at this time. Please choose another.`);
}
