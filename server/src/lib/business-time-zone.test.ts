import { addDays, formatTime, toBusinessTime, getWeekday } from '@rangmala/shared/contract';
import { toInstant, formatInstant, formatTimeOfDay } from './business-time-zone.ts';

test('converts between UTC and business time, which is five and a half hours ahead', () => {
  expect(toInstant({ date: '2026-11-23', time: '10:30:00' })).toBe('2026-11-23T05:00:00.000Z');
  expect(toInstant({ date: '2026-11-23', time: '00:00:00' })).toBe('2026-11-22T18:30:00.000Z');
  expect(toBusinessTime('2026-11-22T18:30:00.000Z')).toEqual({ date: '2026-11-23', time: '00:00:00' });
  expect(toBusinessTime(new Date('2026-12-31T20:00:59.999Z'))).toEqual({
    date: '2027-01-01',
    time: '01:30:59',
  });
});

test('adds days across months and counts weekdays from Monday', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(['2026-11-23', '2026-11-29'].map(getWeekday)).toEqual([0, 6]);
});

test('formats times of day, labels and business times', () => {
  expect([0, 630, 1440].map(formatTimeOfDay)).toEqual(['00:00:00', '10:30:00', '24:00:00']);
  expect(['00:00:00', '09:05:00', '12:00:00', '12:30:00', '23:30:00'].map(formatTime)).toEqual([
    '12:00 AM',
    '9:05 AM',
    '12:00 PM',
    '12:30 PM',
    '11:30 PM',
  ]);
  expect(formatInstant('2026-11-23T05:00:00.000Z')).toBe('Monday, 23 November 2026, 10:30 AM (India time)');
});
