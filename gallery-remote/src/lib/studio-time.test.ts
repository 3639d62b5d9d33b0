import { dayInWords, timeInWords } from './studio-time.ts';

test('days and times in words', () => {
  expect(dayInWords('2026-11-25')).toBe('Wednesday, 25 November');
  expect(timeInWords('10:30:00')).toBe('10:30 AM');
  expect(timeInWords('00:00:00')).toBe('12:00 AM');
  expect(timeInWords('12:30:00')).toBe('12:30 PM');
  expect(timeInWords('21:00:00')).toBe('9:00 PM');
});
