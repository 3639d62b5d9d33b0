import { formatTime } from '@rangmala/shared/format';
import {
  addDays,
  describeWeek,
  findDateProblem,
  formatViewerTime,
  getBookableDays,
  isCalendarDay,
  isUpcoming,
  parseTimeLabel,
  toBusinessTime,
  toEpochMs,
} from './business-time.ts';

const parseUtc = (utc: string) => Date.parse(utc);

test('converts a business time, which is 5.5 hours ahead of UTC, to milliseconds since the epoch', () => {
  expect(toEpochMs({ date: '2026-11-25', time: '10:30:00' })).toBe(parseUtc('2026-11-25T05:00:00Z'));
  expect(toEpochMs({ date: '2026-11-25', time: '00:00:00' })).toBe(parseUtc('2026-11-24T18:30:00Z'));
});

test.each([
  ['2026-11-24T18:29:59.999Z', '2026-11-24'],
  ['2026-11-24T18:30:00Z', '2026-11-25'],
  ['2026-12-31T18:30:00Z', '2027-01-01'],
  ['2028-02-28T19:00:00Z', '2028-02-29'],
])('converts %s to the date %s in India', (utc, date) => {
  expect(toBusinessTime(parseUtc(utc)).date).toBe(date);
});

describe('isUpcoming', () => {
  test('compares times in India, not in UTC', () => {
    const firstSlot = { date: '2026-11-25', time: '00:00:00' };
    expect(isUpcoming(firstSlot, parseUtc('2026-11-24T18:29:59Z'))).toBe(true);
    expect(isUpcoming(firstSlot, parseUtc('2026-11-24T18:30:00Z'))).toBe(false);

    const last = { date: '2026-11-25', time: '23:30:00' };
    expect(isUpcoming(last, parseUtc('2026-11-25T17:59:00Z'))).toBe(true);
    // 18:00 in UTC is 23:30 in India.
    expect(isUpcoming(last, parseUtc('2026-11-25T18:00:00Z'))).toBe(false);
  });
});

test('allows bookings from today to the same day of the next year', () => {
  const days = getBookableDays(parseUtc('2026-11-24T20:00:00Z'));
  expect(days).toEqual({ first: '2026-11-25', last: '2027-11-25' });
});

test.each([
  ['2026-11-24', /past/],
  ['2026-11-25', undefined],
  ['2027-11-25', undefined],
  ['2027-11-26', 'Sessions can be booked up to Thursday, 25 November 2027.'],
])('returns why %s cannot be booked on 25 November 2026, or undefined', (date, problem) => {
  const problemText = findDateProblem(date, parseUtc('2026-11-25T05:00:00Z'));
  if (problem === undefined) expect(problemText).toBeUndefined();
  else expect(problemText).toMatch(problem);
});

test.each([
  ['2026-11-25', true],
  ['2028-02-29', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['0026-11-25', false],
  ['25.11.2026', false],
  ['', false],
])('returns whether %p is a calendar day: %p', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

test('adds days across months and leap days', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

const morning = { date: '2026-11-25', time: '10:30:00' };

test.each([
  ['Europe/Berlin', '6:00 AM'],
  ['UTC', '5:00 AM'],
  ['Asia/Tokyo', '2:00 PM'],
  ['America/New_York', '12:00 AM'],
  ['America/Los_Angeles', '9:00 PM, Tue'],
])('formats the time in the zone %s as %s', (zone, label) => {
  expect(formatViewerTime(morning, zone)).toBe(label);
});

test('uses the daylight saving time of the session’s day, not of today', () => {
  expect(formatViewerTime({ date: '2026-07-01', time: '10:30:00' }, 'Europe/Berlin')).toBe('7:00 AM');
});

test.each(['Asia/Kolkata', 'Asia/Colombo', undefined, 'Nowhere/Here'])('formats no time in %p', (zone) => {
  expect(formatViewerTime(morning, zone)).toBeUndefined();
});

const createAvailability = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday }));

test.each([
  [createAvailability(), undefined],
  [createAvailability(6), 'Meera takes appointments on Sun.'],
  [createAvailability(0, 0, 2), 'Meera takes appointments on Mon and Wed.'],
  [createAvailability(4, 2, 0), 'Meera takes appointments on Mon, Wed and Fri.'],
  [createAvailability(0, 1, 2, 3, 4, 5, 6), 'Meera takes appointments every day.'],
])('describes the weekdays of an artist, without repetitions and in order', (week, text) => {
  expect(describeWeek('Meera', week)).toBe(text);
});

test.each([
  ['12:00 AM', '00:00:00'],
  ['12:30 AM', '00:30:00'],
  ['1:00 AM', '01:00:00'],
  ['10:30 AM', '10:30:00'],
  ['12:00 PM', '12:00:00'],
  ['12:30 PM', '12:30:00'],
  ['11:30 PM', '23:30:00'],
])('converts %s to %s and back', (label, time) => {
  expect(parseTimeLabel(label)).toBe(time);
  expect(formatTime(time)).toBe(label);
});

test.each(['', '10:30', '10:30 am', '10:30AM', '10:60 AM'])('returns undefined for the label %p', (label) => {
  expect(parseTimeLabel(label)).toBeUndefined();
});
