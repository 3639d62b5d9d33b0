import { StartBackoff } from './start-backoff.ts';

it('pauses twice as long after each further crash, up to a minute', () => {
  let time = 0;
  const backoff = new StartBackoff(() => time);
  const pauses = Array.from({ length: 9 }, () => backoff.recordCrash().pauseMs);
  expect(pauses).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(backoff.isPaused).toBe(true);
  time += 59_999;
  expect(backoff.isPaused).toBe(true);
  time += 1;
  expect(backoff.isPaused).toBe(false);
});

it('does not pause after one crash, and resets the number of crashes when a process has rendered a page', () => {
  const backoff = new StartBackoff(() => 0);
  backoff.recordCrash();
  expect(backoff.isPaused).toBe(false);
  backoff.recordCrash();
  expect(backoff.isPaused).toBe(true);
  backoff.reset();
  expect(backoff.isPaused).toBe(false);
  expect(backoff.recordCrash()).toEqual({ crashes: 1, pauseMs: 0 });
});
