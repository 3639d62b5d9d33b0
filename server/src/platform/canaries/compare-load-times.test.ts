import { createRandomGenerator } from '../../testing/random.ts';
import { describeRegression } from './compare-releases.ts';
import { MAX_LOAD_MS, type ReleaseCounts } from './release-counts.ts';

/** Number of loads between two comparisons. The site compares every few seconds. */
const LOADS_PER_COMPARISON = 10;
const MAX_LOADS = 500;

interface LoadTimes {
  medianMs: number;
  /** Standard deviation of the logarithm of the load times. Websites have values from 0.6 to 1.2. */
  sigma: number;
  /** Number of loads of each visitor. All loads of a visitor take the same time. */
  loadsPerVisitor: number;
}

/** Returns a function that adds loads with log-normal times of at most {@link MAX_LOAD_MS}. */
function createLoadSimulator(random: () => number, { medianMs, sigma, loadsPerVisitor }: LoadTimes) {
  const nextNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let visitorMs = 0;
  return (counts: ReleaseCounts, loads: number): ReleaseCounts => {
    let { loadMs } = counts;
    for (let load = counts.loads; load < counts.loads + loads; load += 1) {
      if (load % loadsPerVisitor === 0) visitorMs = medianMs * Math.exp(sigma * nextNormal());
      loadMs += Math.min(Math.round(visitorMs), MAX_LOAD_MS);
    }
    return { loads: counts.loads + loads, failures: 0, loadMs };
  };
}

const NO_LOADS: ReleaseCounts = { loads: 0, failures: 0, loadMs: 0 };

/**
 * Returns the number of loads after which a new release counts as slower; undefined when the release does not count as
 * slower within {@link MAX_LOADS} loads.
 */
function findRegression(
  random: () => number,
  times: LoadTimes,
  slowdown: number,
  baselineLoads: number,
): number | undefined {
  const addLoads = createLoadSimulator(random, { ...times, medianMs: times.medianMs * slowdown });
  const baseline = createLoadSimulator(random, times)(NO_LOADS, baselineLoads);
  let release = NO_LOADS;
  while (release.loads < MAX_LOADS) {
    release = addLoads(release, LOADS_PER_COMPARISON);
    if (describeRegression(release, baseline, 'the release before') !== undefined) return release.loads;
  }
  return undefined;
}

const RUNS = 200;

/** Returns the results of {@link findRegression} for repeated pairs of releases. */
function simulate(times: LoadTimes, slowdown: number, baselineLoads: number) {
  const random = createRandomGenerator(1);
  return Array.from({ length: RUNS }, () => findRegression(random, times, slowdown, baselineLoads));
}

describe.each([30, 100])('with %i loads of the previous release', (baselineLoads) => {
  it.each([150, 600, 1_500].flatMap((medianMs) => [0.6, 1.2].map((sigma) => [medianMs, sigma] as const)))(
    'never reports equal load times by chance: median %i ms, sigma %f',
    (medianMs, sigma) => {
      const regressions = simulate({ medianMs, sigma, loadsPerVisitor: 1 }, 1, baselineLoads);
      expect(regressions.filter((loads) => loads !== undefined)).toEqual([]);
    },
  );
});

it('does not report equal load times when each visitor has four loads with the same time', () => {
  const regressions = simulate({ medianMs: 800, sigma: 0.6, loadsPerVisitor: 4 }, 1, 100);
  expect(regressions.filter((loads) => loads !== undefined)).toEqual([]);
});

it('reports load times that are three times as long within a few hundred loads', () => {
  const regressions = simulate({ medianMs: 400, sigma: 0.6, loadsPerVisitor: 1 }, 3, 200);
  expect(regressions).not.toContain(undefined);
  expect(Math.max(...regressions.map((loads) => loads ?? MAX_LOADS))).toBeLessThan(300);
});

// The browsers of returning visitors have cached the files of the previous release. A new release therefore loads
// slower at first, so a small increase is no regression.
it('does not report load times that are one and a half times as long', () => {
  const regressions = simulate({ medianMs: 400, sigma: 0.6, loadsPerVisitor: 1 }, 1.5, 200);
  expect(regressions.filter((loads) => loads !== undefined)).toEqual([]);
});
