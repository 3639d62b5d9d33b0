import { describeRegression } from './compare-releases.ts';

const createCounts = (loads: number, failures: number, msEach = 100) => ({
  loads,
  failures,
  loadMs: (loads - failures) * msEach,
});

const compare = (release: ReturnType<typeof createCounts>, baseline: ReturnType<typeof createCounts>) =>
  describeRegression(release, baseline, 'the live release');

it('reports a release that fails significantly more often', () => {
  expect(compare(createCounts(25, 5), createCounts(500, 1))).toBe(
    '5 of 25 loads failed, against 1 of 500 of the live release',
  );
});

it.each([
  ['has too few loads', createCounts(9, 9), createCounts(500, 0)],
  ['has two failures, which may come from one visitor', createCounts(20, 2), createCounts(500, 0)],
  ['fails as often as the baseline', createCounts(100, 20), createCounts(1000, 200)],
])('returns nothing when the release %s', (_case, release, baseline) => {
  expect(compare(release, baseline)).toBeUndefined();
});

it.each([
  ['half of the visitors', createCounts(40, 9), createCounts(40, 0)],
  ['a tenth of the visitors', createCounts(15, 3), createCounts(150, 0)],
  ['all visitors', createCounts(20, 4), createCounts(0, 0)],
])('reports failures of a release that %s get', (_share, release, baseline) => {
  expect(compare(release, baseline)).toMatch(/loads failed, against/);
});

it('reports load times that are more than twice as long when the difference is noticeable', () => {
  expect(compare(createCounts(200, 0, 900), createCounts(200, 0, 300))).toBe(
    'loads take 900 ms, against 300 ms of the live release',
  );
  expect(compare(createCounts(200, 0, 90), createCounts(200, 0, 30))).toBeUndefined();
  expect(compare(createCounts(50, 0, 900), createCounts(200, 0, 300))).toBeUndefined();
});

it('reports load times of few loads when the difference is clear', () => {
  expect(compare(createCounts(30, 0, 1_400), createCounts(40, 0, 300))).toBe(
    'loads take 1400 ms, against 300 ms of the live release',
  );
  expect(compare(createCounts(29, 0, 1_400), createCounts(40, 0, 300))).toBeUndefined();
  expect(compare(createCounts(30, 0, 1_400), createCounts(29, 0, 300))).toBeUndefined();
  // Seven loads of 3 seconds among 23 fast loads may come from one visitor.
  expect(compare(createCounts(30, 0, 930), createCounts(40, 0, 300))).toBeUndefined();
});
