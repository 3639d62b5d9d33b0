import { worseThanLive } from './verdict.ts';

const tally = (loads: number, failures: number, msEach = 100) => ({
  loads,
  failures,
  loadMs: loads * msEach,
});

it('takes back a trial that fails in 1 of 5 loads, as soon as that is no chance', () => {
  expect(worseThanLive(tally(25, 5), tally(500, 1))).toBe(
    '5 of 25 loads failed, against 1 of 500 of the live release',
  );
});

it.each([
  ['too few loads to tell', tally(9, 9), tally(500, 0)],
  ['nothing to compare with yet', tally(19, 19), tally(3, 0)],
  ['two failures, which may be one visitor’s', tally(20, 2), tally(500, 0)],
  ['one failure among many', tally(200, 1), tally(500, 0)],
  ['a trial no worse than a live release that is bad itself', tally(100, 20), tally(1000, 200)],
  ['no failures', tally(1000, 0), tally(1000, 0)],
])('leaves a trial alone: %s', (_why, trial, live) => {
  expect(worseThanLive(trial, live)).toBeUndefined();
});

it.each([
  ['half the visitors', tally(40, 9), tally(40, 0)],
  ['a tenth of them', tally(15, 3), tally(150, 0)],
  ['many of them', tally(2_000, 60), tally(200_000, 2_000)],
  ['all of them', tally(20, 4), tally(0, 0)],
])('does so for %s', (_share, trial, live) => {
  expect(worseThanLive(trial, live)).toMatch(/loads failed, against/);
});

it('takes back a trial that takes twice as long, once that can be felt', () => {
  expect(worseThanLive(tally(200, 0, 900), tally(200, 0, 300))).toBe(
    'loads take 900 ms, against 300 ms of the live release',
  );
  expect(worseThanLive(tally(200, 0, 90), tally(200, 0, 30))).toBeUndefined();
  expect(worseThanLive(tally(50, 0, 900), tally(200, 0, 300))).toBeUndefined();
});
