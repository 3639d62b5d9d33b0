import {
  BOOKING_HORIZON_DAYS,
  type BusinessTime,
  toBusinessTime,
  toEpochMs,
} from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { isIndexViolation, isUniqueViolation } from '../../database/errors.ts';
import { ConflictError, RuleError } from '../../http/errors.ts';
import { readSchedule } from '../schedule/queries.ts';
import {
  findScheduleRefusal,
  isOnHalfHour,
  computeLastBookableDay,
  getNearestDays,
  listNearestFreeTimes,
  type ScheduleRefusal,
} from '../schedule/time-slots.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Returns the time of a session's reminder, which is 24 hours before the session; null when that time has passed. */
export function computeReminderTime(startsAt: string, now: Date): string | null {
  const dueMs = Date.parse(startsAt) - DAY_MS;
  return dueMs > now.getTime() ? new Date(dueMs).toISOString() : null;
}

/** Columns of the unique index `appointments_one_per_key`. */
const KEY_COLUMNS = ['appointments.user_id', 'appointments.idempotency_key'];

export type BookingContext = Pick<FastifyInstance, 'db' | 'mail' | 'now' | 'settings'>;

/**
 * Thrown for a time that is booked, is past or is outside the artist's hours. {@link addNearestFreeTimesToErrors}
 * replaces this error with an error that contains the nearest free times.
 */
class TimeNotFreeError extends Error {
  override name = 'TimeNotFreeError';
  constructor(
    readonly ErrorClass: typeof ConflictError | typeof RuleError,
    detail: string,
  ) {
    super(detail);
  }
}

/** Returns the error for a booked time. {@link addNearestFreeTimesToErrors} converts it to a ConflictError. */
export const createTimeAlreadyBookedError = () =>
  new TimeNotFreeError(ConflictError, 'Someone has just booked this time. Please choose another.');

/** Returns the error for an Idempotency-Key that belongs to another booking. */
export const createKeyReusedError = () => new RuleError('This Idempotency-Key belongs to another booking.');

/**
 * Runs `work`. Adds the nearest free times to the error when the requested time is not free.
 * @throws ConflictError or RuleError with `nearest` when the time is not free
 * @throws RuleError when a concurrent request has used the Idempotency-Key
 * @throws any other error of `work` unchanged
 */
export async function addNearestFreeTimesToErrors<T>(
  { db, now }: BookingContext,
  artistId: string,
  requestedTime: BusinessTime,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isIndexViolation(error, 'appointments_one_per_key', KEY_COLUMNS)) throw createKeyReusedError();
    // Any other unique violation means that another request has booked the time since the check.
    const timeError = isUniqueViolation(error) ? createTimeAlreadyBookedError() : error;
    if (!(timeError instanceof TimeNotFreeError)) throw error;
    const nearest = listNearestFreeTimes(
      await readSchedule(db, artistId, now(), getNearestDays(requestedTime.date)),
      requestedTime,
    );
    throw new timeError.ErrorClass(timeError.message, { nearest });
  }
}

/**
 * Checks a requested time by the rules that need no database.
 * @throws TimeNotFreeError for a past time
 * @throws RuleError when sessions cannot begin at this time of day, or when the day is too far ahead
 */
export function requireBookableTime(requestedTime: BusinessTime, now: Date): void {
  if (!isOnHalfHour(requestedTime.time)) throw new RuleError('Sessions begin on the hour or the half hour.');
  if (toEpochMs(requestedTime) <= now.getTime()) {
    throw new TimeNotFreeError(RuleError, 'That time has passed. Please choose a later one.');
  }
  if (requestedTime.date > computeLastBookableDay(toBusinessTime(now).date)) {
    throw new RuleError(`Sessions can be booked at most ${BOOKING_HORIZON_DAYS} days ahead.`);
  }
}

/**
 * Checks a requested time against the artist's hours, days off, least notice and most sessions a day.
 * @param movedFrom start (ISO) of the session that moves to the requested time; it does not count for its day
 * @throws TimeNotFreeError when the artist takes no session at this time
 */
export async function requireOpenTime(
  db: Database,
  artist: { id: string; name: string },
  requestedTime: BusinessTime,
  now: Date,
  movedFrom?: string,
): Promise<void> {
  const { date } = requestedTime;
  const schedule = await readSchedule(db, artist.id, now, { first: date, last: date });
  const bookedTimes = new Set(schedule.bookedTimes);
  if (movedFrom !== undefined) bookedTimes.delete(Date.parse(movedFrom));
  const refusal = findScheduleRefusal({ ...schedule, bookedTimes }, requestedTime);
  if (refusal === undefined) return;
  const details: Record<ScheduleRefusal, string> = {
    'outside-hours': `${artist.name} is not available at this time. Please choose another.`,
    'short-notice': `${artist.name} needs at least ${describeHours(schedule.noticeHours)} notice. Please choose a later time.`,
    'full-day': `${artist.name} has no more sessions on this day. Please choose another day.`,
  };
  throw new TimeNotFreeError(RuleError, details[refusal]);
}

const describeHours = (hours: number): string => (hours === 1 ? 'one hour’s' : `${hours} hours’`);
