import { ReplacementBackoff } from './replacement-backoff.ts';

it('pauses twice as long after each further failure, up to ten minutes', () => {
  let time = 0;
  const backoff = new ReplacementBackoff(() => time);
  const pauses = Array.from({ length: 9 }, () => {
    backoff.recordFailure('shop', 1);
    const start = time;
    while (backoff.isPaused('shop', 1)) time += 1_000;
    return (time - start) / 1000;
  });
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
});

it('pauses only the app of the failed attempt, and ends the pause when the snapshot changes', () => {
  const backoff = new ReplacementBackoff(() => 0);
  expect(backoff.isPaused('shop', 1)).toBe(false);
  backoff.recordFailure('shop', 1);
  expect(backoff.isPaused('shop', 1)).toBe(true);
  expect(backoff.isPaused('gallery', 1)).toBe(false);
  expect(backoff.isPaused('shop', 2)).toBe(false);
});
