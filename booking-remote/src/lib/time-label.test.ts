import { formatTime } from '@rangmala/shared/format';
import { isTimeOfDay, parseTimeLabel } from './time-label.ts';

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

test.each([
  '',
  '10:30',
  '10:30 am',
  '10:30AM',
  '010:30 AM',
  '0:30 AM',
  '13:00 PM',
  '10:60 AM',
  '10:3 AM',
  ' 10:30 AM',
  '10:30 AM\n',
  'half past ten',
])('returns undefined for the label %p', (label) => {
  expect(parseTimeLabel(label)).toBeUndefined();
});

test.each([
  ['00:00:00', true],
  ['23:30:00', true],
  ['24:00:00', false],
  ['10:30', false],
  ['noon', false],
])('returns whether %p is a time of day: %p', (text, expected) => {
  expect(isTimeOfDay(text)).toBe(expected);
});
