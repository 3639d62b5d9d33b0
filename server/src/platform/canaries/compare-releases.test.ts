import { describeRegression } from './compare-releases.ts';

const counts = (loads: number, failures: number, msEach = 100) => ({
  loads,
  failures,
  loadMs: (loads - failures) * msEach,
});

const compare = (release: ReturnType<typeof counts>, baseline: ReturnType<typeof counts>) =>
  describeRegression(release, baseline, 'the live release');

it('reports a release that fails significantly more often', () => {
  expect(compare(counts(25, 5), counts(500, 1))).toBe(
    '5 of 25 loads failed, against 1 of 500 of the live release',
  );
});

it.each([
  ['has too few loads', counts(9, 9), counts(500, 0)],
  ['has too few loads and no baseline', counts(19, 19), counts(3, 0)],
  ['has two failures, which may be one visitor’s', counts(20, 2), counts(500, 0)],
  ['has one failure among many loads', counts(200, 1), counts(500, 0)],
  ['fails as often as the baseline', counts(100, 20), counts(1000, 200)],
  ['has no failures', counts(1000, 0), counts(1000, 0)],
])('returns nothing when the release %s', (_case, release, baseline) => {
  expect(compare(release, baseline)).toBeUndefined();
});

it.each([
  ['half of the visitors', counts(40, 9), counts(40, 0)],
  ['a tenth of the visitors', counts(15, 3), counts(150, 0)],
  ['many visitors', counts(2_000, 60), counts(200_000, 2_000)],
  ['all visitors', counts(20, 4), counts(0, 0)],
])('reports failures of a release that %s get', (_share, release, baseline) => {
  expect(compare(release, baseline)).toMatch(/loads failed, against/);
});

it('reports load times that are more than twice as long when the difference is noticeable', () => {
  expect(compare(counts(200, 0, 900), counts(200, 0, 300))).toBe(
    'loads take 900 ms, against 300 ms of the live release',
  );
  expect(compare(counts(200, 0, 90), counts(200, 0, 30))).toBeUndefined();
  expect(compare(counts(50, 0, 900), counts(200, 0, 300))).toBeUndefined();
});

it('reports load times of few loads when the difference is clear', () => {
  expect(compare(counts(30, 0, 1_400), counts(40, 0, 300))).toBe(
    'loads take 1400 ms, against 300 ms of the live release',
  );
  expect(compare(counts(29, 0, 1_400), counts(40, 0, 300))).toBeUndefined();
  expect(compare(counts(30, 0, 1_400), counts(29, 0, 300))).toBeUndefined();
  // Seven loads of 3 seconds among 23 fast loads may come from one visitor.
  expect(compare(counts(30, 0, 930), counts(40, 0, 300))).toBeUndefined();
});

it('compares the load times of successful loads', () => {
  expect(compare(counts(400, 0, 500), counts(400, 200, 300))).toBeUndefined();
});
