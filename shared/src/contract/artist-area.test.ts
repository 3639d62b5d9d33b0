import { artistProfileSchema } from './artist-area.ts';
import { listWeekProblems } from './rules.ts';

/** Returns the problems of a week, such as `['Mon 10:00-12:00']`. */
const listProblems = (...week: string[]) =>
  listWeekProblems(
    week.map((entry) => {
      const [day = '', start_time = '', end_time = ''] = entry.split(/[ -]/);
      return {
        weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(day),
        start_time,
        end_time,
      };
    }),
  );

test('accepts adjacent windows of one day in any order, and an end at midnight', () => {
  const problems = listProblems('Mon 12:00-13:00', 'Mon 10:00-12:00', 'Tue 10:00-12:00', 'Mon 23:30-24:00');
  expect(problems).toEqual([]);
});

test('reports each invalid window with its position, field and day', () => {
  const monday = listProblems('Sun 10:00-12:00', 'Sun 11:30-13:00', 'Sat 10:00-09:00', 'Sun 10:30-11:00');
  expect(monday).toEqual([
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
