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

/** Thrown when a time is not free; {@link offeringNearest} adds the nearest free times to the response. */
class NotFree extends Error {
  override name = 'NotFree';
  constructor(
    readonly Refusal: typeof ConflictError | typeof RuleError,
    detail: string,
  ) {
    super(detail);
  }
}

/** Returns the error for a time that another customer has booked. */
export const slotTaken = () =>
  new NotFree(ConflictError, 'Someone has just booked this time. Please choose another.');

/**
 * Runs `work`; when it throws that the time is not free, adds the nearest free times to the error.
 * @throws ConflictError or RuleError with `nearest`; any other error of `work`
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
    // The unique index refuses a booking that another request made between our read and our write.
    const refused = isUniqueViolation(error) ? slotTaken() : error;
    if (!(refused instanceof NotFree)) throw error;
    const nearest = nearestFree(await readScheduleAround(db, artistId, now(), wanted.date), wanted);
    throw new refused.Refusal(refused.message, { nearest });
  }
}

/**
 * Checks what needs no database.
 * @throws NotFree for a past time; RuleError for a time off the grid or too far ahead
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

/** @throws NotFree when the time is outside the artist's weekly hours */
export async function refuseOutside(
  db: Database,
  artist: { id: string; name: string },
  wanted: BusinessTime,
): Promise<void> {
  if (isWithin(await listWindows(db, artist.id), wanted)) return;
  throw new NotFree(RuleError, `${artist.name} is not available at this time. Please choose another.`);
}
