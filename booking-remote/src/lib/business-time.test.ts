import {
  addDays,
  getBookableDays,
  findDateProblem,
  toEpochMs,
  isCalendarDay,
  isUpcoming,
  toBusinessTime,
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
  test('treats appointments that begin now or earlier as past', () => {
    const appointment = { date: '2026-11-25', time: '10:30:00' };
    expect(isUpcoming(appointment, parseUtc('2026-11-25T04:59:59.999Z'))).toBe(true);
    expect(isUpcoming(appointment, parseUtc('2026-11-25T05:00:00Z'))).toBe(false);
    expect(isUpcoming(appointment, parseUtc('2026-11-25T05:10:00Z'))).toBe(false);
  });

  test('compares times in India, not in UTC', () => {
    const firstSlot = { date: '2026-11-25', time: '00:00:00' };
    expect(isUpcoming(firstSlot, parseUtc('2026-11-24T18:29:59Z'))).toBe(true);
    expect(isUpcoming(firstSlot, parseUtc('2026-11-24T18:30:00Z'))).toBe(false);

    const last = { date: '2026-11-25', time: '23:30:00' };
    expect(isUpcoming(last, parseUtc('2026-11-25T17:59:00Z'))).toBe(true);
    // 18:00 in UTC is 23:30 in India.
    expect(isUpcoming(last, parseUtc('2026-11-25T18:00:00Z'))).toBe(false);
  });

  test('never treats an invalid time as upcoming', () => {
    expect(isUpcoming({ date: 'soon', time: 'later' }, parseUtc('2026-11-25T05:00:00Z'))).toBe(false);
  });
});

test('allows bookings from today to the same day of the next year', () => {
  expect(getBookableDays(parseUtc('2026-11-24T20:00:00Z'))).toEqual({
    first: '2026-11-25',
    last: '2027-11-25',
  });
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
