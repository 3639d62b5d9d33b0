import { formatDay, formatTime, formatDayWithoutYear } from './index.ts';

test('formats a day the same way in every environment', () => {
  expect(formatDay('2026-11-25')).toBe('Wednesday, 25 November 2026');
  expect(formatDayWithoutYear('2026-11-25')).toBe('Wednesday, 25 November');
});

test.each([
  ['00:00:00', '12:00 AM'],
  ['10:30:00', '10:30 AM'],
  ['12:00:00', '12:00 PM'],
  ['23:30:00', '11:30 PM'],
])('formats %s as %s', (time, label) => {
  expect(formatTime(time)).toBe(label);
});
