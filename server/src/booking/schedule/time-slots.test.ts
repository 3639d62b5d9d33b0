import { type BusinessTime, toEpochMs } from '@rangmala/shared/contract';
import {
  type ArtistSchedule,
  findScheduleRefusal,
  listFreeTimes,
  listNearestFreeTimes,
  listNextFreeTimes,
} from './time-slots.ts';

/** Mondays 10:00–12:00 and 14:00–15:00, and Sundays 23:00–24:00. */
const windows = [
  { weekday: 0, start_minute: 600, end_minute: 720 },
  { weekday: 0, start_minute: 840, end_minute: 900 },
  { weekday: 6, start_minute: 1380, end_minute: 1440 },
];
const MONDAY = '2026-11-23';
const FRIDAY_BEFORE: BusinessTime = { date: '2026-11-20', time: '09:00:00' };
const onMonday = (time: string) => toEpochMs({ date: MONDAY, time });
/** A schedule without days off and limits. */
const createSchedule = (bookedTimes: number[] = [], now = FRIDAY_BEFORE): ArtistSchedule => ({
  windows,
  timesOff: [],
  noticeHours: 0,
  maxSessionsPerDay: null,
  bookedTimes: new Set(bookedTimes),
  now: toEpochMs(now),
});
const listTimesOf = (schedule: ArtistSchedule, date: string) =>
  [...listFreeTimes(schedule, { first: date, last: date })].map(({ time }) => time);
const listValues = (date: string, ...scheduleArguments: Parameters<typeof createSchedule>) =>
  listTimesOf(createSchedule(...scheduleArguments), date);

test('returns the half hours within the windows of the day', () => {
  expect([...listFreeTimes(createSchedule(), { first: MONDAY, last: MONDAY })]).toEqual([
    { date: MONDAY, label: '10:00 AM', time: '10:00:00' },
    { date: MONDAY, label: '10:30 AM', time: '10:30:00' },
    { date: MONDAY, label: '11:00 AM', time: '11:00:00' },
    { date: MONDAY, label: '11:30 AM', time: '11:30:00' },
    { date: MONDAY, label: '2:00 PM', time: '14:00:00' },
    { date: MONDAY, label: '2:30 PM', time: '14:30:00' },
  ]);
  expect(listValues('2026-11-24')).toEqual([]);
  expect(listValues('2026-11-22')).toEqual(['23:00:00', '23:30:00']);
});

test('omits times that have begun', () => {
  const listValuesAt = (time: string) => listValues(MONDAY, [], { date: MONDAY, time });
  expect(listValuesAt('11:29:59')).toEqual(['11:30:00', '14:00:00', '14:30:00']);
  expect(listValuesAt('11:30:00')).toEqual(['14:00:00', '14:30:00']);
  expect(listValues('2026-11-16')).toEqual([]);
});

test('omits past times from the nearest free times', () => {
  const now = { date: MONDAY, time: '14:10:00' };
  const nearest = listNearestFreeTimes(createSchedule([onMonday('14:30:00')], now), {
    date: MONDAY,
    time: '14:30:00',
  });
  expect(nearest[0]).toEqual({ date: '2026-11-29', time: '23:00:00', label: '11:00 PM' });
  expect(nearest).toHaveLength(6);
});

test('returns the next free times from now to the last day, except booked times', () => {
  const now = { date: MONDAY, time: '11:10:00' };
  const listTimesUntil = (last: string) =>
    listNextFreeTimes(createSchedule([onMonday('14:00:00')], now), last, 3);
  expect(listTimesUntil('2026-11-30')).toEqual([
    { date: MONDAY, time: '11:30:00', label: '11:30 AM' },
    { date: MONDAY, time: '14:30:00', label: '2:30 PM' },
    { date: '2026-11-29', time: '23:00:00', label: '11:00 PM' },
  ]);
  expect(listTimesUntil(MONDAY)).toHaveLength(2);
});

describe('limits of an artist', () => {
  const MORNING_OFF = { start: onMonday('10:15:00'), end: onMonday('11:30:00') };
  const DAYS_OFF = { start: toEpochMs({ date: '2026-11-22', time: '00:00:00' }), end: onMonday('24:00:00') };
  const ONE_BOOKED: ReadonlySet<number> = new Set([onMonday('14:00:00')]);
  const NOW = onMonday('00:00:30');

  test.each<[Partial<ArtistSchedule>, string[]]>([
    [{ timesOff: [MORNING_OFF] }, ['11:30:00', '14:00:00', '14:30:00']],
    [{ timesOff: [DAYS_OFF] }, []],
    [{ noticeHours: 12, now: NOW }, ['14:00:00', '14:30:00']],
    [{ noticeHours: 14, now: NOW }, ['14:30:00']],
    [{ noticeHours: 73 }, ['10:00:00', '10:30:00', '11:00:00', '11:30:00', '14:00:00', '14:30:00']],
    [{ noticeHours: 76 }, ['14:00:00', '14:30:00']],
    [{ maxSessionsPerDay: 1, bookedTimes: ONE_BOOKED }, []],
    [
      { maxSessionsPerDay: 2, bookedTimes: ONE_BOOKED },
      ['10:00:00', '10:30:00', '11:00:00', '11:30:00', '14:30:00'],
    ],
  ])('%j leaves %j free', (limits, times) => {
    expect(listTimesOf({ ...createSchedule(), ...limits }, MONDAY)).toEqual(times);
  });

  test.each<[Partial<ArtistSchedule>, string]>([
    [{ timesOff: [MORNING_OFF] }, 'outside-hours'],
    [{ noticeHours: 100 }, 'short-notice'],
    [{ maxSessionsPerDay: 1, bookedTimes: ONE_BOOKED }, 'full-day'],
  ])('%j refuses a session as %s', (limits, refusal) => {
    const requestedTime = { date: MONDAY, time: '10:00:00' };
    expect(findScheduleRefusal({ ...createSchedule(), ...limits }, requestedTime)).toBe(refusal);
    expect(findScheduleRefusal(createSchedule(), requestedTime)).toBeUndefined();
  });
});
