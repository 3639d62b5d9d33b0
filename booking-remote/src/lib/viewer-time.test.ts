import { formatViewerTime } from './viewer-time.ts';

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

test('adds the weekday when the session begins on the next day in the viewer’s zone', () => {
  expect(formatViewerTime({ date: '2026-11-25', time: '23:30:00' }, 'Asia/Tokyo')).toBe('3:00 AM, Thu');
});

test.each(['Asia/Kolkata', 'Asia/Colombo', undefined, 'Nowhere/Here'])(
  'returns undefined for the zone %p',
  (zone) => {
    expect(formatViewerTime(morning, zone)).toBeUndefined();
  },
);
