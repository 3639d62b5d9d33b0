import { artistProfileSchema } from './artist-area.ts';
import { listWeekProblems } from './rules.ts';
import type { AvailabilityEntry } from './artists.ts';

const createAvailability = (weekday: number, times: string): AvailabilityEntry => {
  const [start_time = '', end_time = ''] = times.split('-');
  return { weekday, start_time, end_time };
};

test('accepts adjacent windows of one day in any order, and an end at midnight', () => {
  expect(
    listWeekProblems([
      createAvailability(0, '12:00-13:00'),
      createAvailability(0, '10:00-12:00'),
      createAvailability(1, '10:00-12:00'),
      createAvailability(0, '23:30-24:00'),
    ]),
  ).toEqual([]);
});

test('reports each invalid window with its position, field and day', () => {
  expect(
    listWeekProblems([
      createAvailability(6, '10:00-12:00'),
      createAvailability(6, '11:30-13:00'),
      createAvailability(5, '10:00-09:00'),
      createAvailability(6, '10:30-11:00'),
      createAvailability(5, '08:00-11:00'),
    ]),
  ).toEqual([
    { index: 1, field: 'start_time', message: 'On Sunday 10:00 AM–12:00 PM and 11:30 AM–1:00 PM overlap.' },
    {
      index: 2,
      field: 'end_time',
      message: 'On Saturday the end time (9:00 AM) must be after the start time (10:00 AM).',
    },
    { index: 3, field: 'start_time', message: 'On Sunday 10:00 AM–12:00 PM and 10:30 AM–11:00 AM overlap.' },
  ]);
});

test('does not add omitted fields to a profile', () => {
  expect(artistProfileSchema.parse({})).toEqual({});
  expect(artistProfileSchema.parse({ bio: ' Ink. ' })).toEqual({ bio: 'Ink.' });
});

test.each([
  ['/media/0123456789ab/portrait-meera-800x800.webp', true],
  ['/uploads/_0aZ-bcdefghijklmnopqr/design-900x600.webp', true],
  ['/uploads/abc/design-900x600.320w.webp', false],
  ['/media/../x-9x9.webp', false],
  ['/media/a/x-9x9.webp?x', false],
  ['data:image/webp;base64,AAAA', false],
])('accepts %s as a picture: %s', (image, isAccepted) => {
  expect(artistProfileSchema.safeParse({ image }).success).toBe(isAccepted);
});
