import { CheckTimes } from './check-times.ts';

it('checks a remote that was never checked, also in the first milliseconds of a process', () => {
  const times = new CheckTimes();
  expect(times.isDue(['shop'], 20)).toBe(true);
  times.record(['shop'], 20);
  expect(times.isDue(['shop'], 20)).toBe(false);
  expect(times.isDue(['shop', 'gallery'], 21)).toBe(true);
});

it('checks a remote again after 100 ms', () => {
  const times = new CheckTimes();
  times.record(['shop'], 500);
  expect([599, 600].map((time) => times.isDue(['shop'], time))).toEqual([false, true]);
});

it('needs no check when no remote has run', () => expect(new CheckTimes().isDue([], 5)).toBe(false));
