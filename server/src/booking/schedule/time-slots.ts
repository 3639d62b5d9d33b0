import {
  BOOKING_HORIZON_DAYS,
  type FreeTime,
  SESSION_MINUTES,
  toBusinessTime,
  toEpochMs,
  addDays,
  formatTime,
  type BusinessTime,
  getWeekday,
} from '@rangmala/shared/contract';
import { parseTimeOfDay, formatTimeOfDay } from '../../lib/business-time-zone.ts';

/**
 * A period of an artist's week, in minutes after midnight. `weekday` is 0 for Monday to 6 for Sunday. `end_minute` is
 * the first minute after the period.
 */
export interface AvailabilityWindow {
  weekday: number;
  start_minute: number;
  end_minute: number;
}

/** A period without sessions, in milliseconds since 1970. `end` is the first time after the period. */
export interface TimeOff {
  start: number;
  end: number;
}

/** The data from which the free times of an artist are computed. Instants are in milliseconds since 1970. */
export interface ArtistSchedule {
  windows: readonly AvailabilityWindow[];
  timesOff: readonly TimeOff[];
  noticeHours: number;
  /** Largest number of sessions on one day; null without a limit. */
  maxSessionsPerDay: number | null;
  /** Start times of booked sessions. */
  bookedTimes: ReadonlySet<number>;
  now: number;
}

/** Number of days before and after the requested day that are searched for the nearest free times. */
const NEAREST_DAYS = 14;
const NEAREST_COUNT = 6;
const HOUR_MS = 60 * 60_000;

/** Returns the times of a day at which sessions can begin, including booked times. */
function listSessionTimes(windows: readonly AvailabilityWindow[], date: string): string[] {
  const weekday = getWeekday(date);
  const startMinutes = new Set<number>();
  for (const window of windows.filter((each) => each.weekday === weekday)) {
    let minute = Math.ceil(window.start_minute / SESSION_MINUTES) * SESSION_MINUTES;
    for (; minute + SESSION_MINUTES <= window.end_minute; minute += SESSION_MINUTES) startMinutes.add(minute);
  }
  return [...startMinutes].sort((a, b) => a - b).map(formatTimeOfDay);
}

/** Returns whether the artist's hours allow a session at this time. */
export function isWithinWindows(
  windows: readonly AvailabilityWindow[],
  { date, time }: BusinessTime,
): boolean {
  return listSessionTimes(windows, date).includes(time);
}

/** Returns whether a session at this time would overlap the period. */
export function isDuringTimeOff({ start, end }: TimeOff, time: BusinessTime): boolean {
  const sessionStart = toEpochMs(time);
  return sessionStart < end && sessionStart + SESSION_MINUTES * 60_000 > start;
}

/** Why an artist takes no session at a time that is not booked. */
export type ScheduleRefusal = 'outside-hours' | 'short-notice' | 'full-day';

/**
 * Returns why the artist takes no session at a future time; undefined when the artist does. Does not check whether the
 * time is booked.
 */
export function findScheduleRefusal(
  { windows, timesOff, noticeHours, maxSessionsPerDay, bookedTimes, now }: ArtistSchedule,
  requestedTime: BusinessTime,
): ScheduleRefusal | undefined {
  const isOff = timesOff.some((timeOff) => isDuringTimeOff(timeOff, requestedTime));
  if (isOff || !isWithinWindows(windows, requestedTime)) return 'outside-hours';
  if (toEpochMs(requestedTime) < now + noticeHours * HOUR_MS) return 'short-notice';
  const midnight = toEpochMs({ date: requestedTime.date, time: '00:00:00' });
  const isOnSameDay = (each: number) => each >= midnight && each < midnight + 24 * HOUR_MS;
  const sessionCount = [...bookedTimes].filter(isOnSameDay).length;
  return maxSessionsPerDay !== null && sessionCount >= maxSessionsPerDay ? 'full-day' : undefined;
}

/** Returns whether sessions can begin at this time of day. */
export function isOnHalfHour(time: string): boolean {
  return parseTimeOfDay(time) % SESSION_MINUTES === 0 && time.endsWith(':00');
}

/** Returns the last day on which sessions can be booked: {@link BOOKING_HORIZON_DAYS} days after `today`. */
export const computeLastBookableDay = (today: string): string => addDays(today, BOOKING_HORIZON_DAYS);

/** Inclusive days. */
export interface DayRange {
  first: string;
  last: string;
}

/**
 * Yields the free times of the days, earliest first: future times that are not booked and that the artist does not
 * refuse. Yields no times after the last bookable day.
 */
export function* listFreeTimes(schedule: ArtistSchedule, { first, last }: DayRange): Generator<FreeTime> {
  const { windows, bookedTimes, now } = schedule;
  const today = toBusinessTime(now).date;
  const lastBookableDay = computeLastBookableDay(today);
  let date = first > today ? first : today;
  for (; date <= last && date <= lastBookableDay; date = addDays(date, 1)) {
    for (const time of listSessionTimes(windows, date)) {
      const start = toEpochMs({ date, time });
      const isFree =
        start > now && !bookedTimes.has(start) && findScheduleRefusal(schedule, { date, time }) === undefined;
      if (isFree) yield { date, time, label: formatTime(time) };
    }
  }
}

/** Returns the first `count` free times from now to the day `last`, earliest first. */
export function listNextFreeTimes(schedule: ArtistSchedule, last: string, count: number): FreeTime[] {
  const next: FreeTime[] = [];
  for (const freeTime of listFreeTimes(schedule, { first: toBusinessTime(schedule.now).date, last })) {
    next.push(freeTime);
    if (next.length === count) break;
  }
  return next;
}

/** Returns the days that are searched for the free times nearest to a day. */
export const getNearestDays = (date: string): DayRange => ({
  first: addDays(date, -NEAREST_DAYS),
  last: addDays(date, NEAREST_DAYS),
});

/** Returns up to {@link NEAREST_COUNT} free times that are nearest to a requested time, earliest first. */
export function listNearestFreeTimes(schedule: ArtistSchedule, requestedTime: BusinessTime): FreeTime[] {
  const getDistanceMs = (freeTime: FreeTime) => Math.abs(toEpochMs(freeTime) - toEpochMs(requestedTime));
  return [...listFreeTimes(schedule, getNearestDays(requestedTime.date))]
    .sort((a, b) => getDistanceMs(a) - getDistanceMs(b))
    .slice(0, NEAREST_COUNT)
    .sort((a, b) => toEpochMs(a) - toEpochMs(b));
}
