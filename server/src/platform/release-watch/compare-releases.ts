import type { ReleaseCounts } from '../release-reports/release-counts.ts';

const MIN_LOADS = 10;

/** Smallest number of failures of a worse release. Two failures may come from one visitor's connection. */
const MIN_FAILURES = 3;

/** Largest failure rate that is never a regression. */
const NEGLIGIBLE_RATE = 0.02;

/**
 * Failures are compared only when the baseline has at least this number of loads. With fewer baseline loads, only the
 * failures of the release count, and only when the release has at least this number of loads.
 */
const MIN_BASELINE_LOADS = 20;

/** Smallest difference of the failure rates in standard errors. High, because the comparison is repeated. */
const MIN_Z_SCORE = 3;

/**
 * Largest ratio of the average load times that is not a regression. Different visitors alone can cause such a ratio.
 */
const MAX_SLOWDOWN = 2;

/** Load times are compared only when both releases have at least this number of successful loads. */
const MIN_TIMED_LOADS = 30;

/** Smallest difference of the average load times that is a regression. */
const NOTICEABLE_MS = 300;

/**
 * Smallest number of successful loads at which a difference of {@link NOTICEABLE_MS} is a regression. With fewer loads
 * the difference must be larger, for example 1,000 ms at 30 loads, because one visitor with a slow connection can change
 * the average of few loads.
 */
const MIN_LOADS_FOR_NOTICEABLE_MS = 100;

/**
 * Compares the counts of a release with the counts of a baseline from the same source, by failures and by load times.
 * @param baselineName name of the baseline in the result, such as `the live release`
 * @returns a description of the difference; undefined when the release is not clearly worse
 */
export function describeRegression(
  release: ReleaseCounts,
  baseline: ReleaseCounts,
  baselineName: string,
): string | undefined {
  if (release.loads < MIN_LOADS) return undefined;
  if (failsMoreOften(release, baseline)) {
    return `${release.failures} of ${release.loads} loads failed, against ${baseline.failures} of ${baseline.loads} of ${baselineName}`;
  }
  const [successes, baselineSuccesses] = [countSuccessfulLoads(release), countSuccessfulLoads(baseline)];
  if (successes < MIN_TIMED_LOADS || baselineSuccesses < MIN_TIMED_LOADS) return undefined;
  const [releaseMs, baselineMs] = [release.loadMs / successes, baseline.loadMs / baselineSuccesses];
  const minDifferenceMs =
    NOTICEABLE_MS * Math.max(1, MIN_LOADS_FOR_NOTICEABLE_MS / Math.min(successes, baselineSuccesses));
  if (releaseMs > baselineMs * MAX_SLOWDOWN && releaseMs - baselineMs > minDifferenceMs) {
    return `loads take ${Math.round(releaseMs)} ms, against ${Math.round(baselineMs)} ms of ${baselineName}`;
  }
  return undefined;
}

/** Returns the number of successful loads. Only these loads have a load time. */
const countSuccessfulLoads = ({ loads, failures }: ReleaseCounts): number => loads - failures;

/** Compares the failure rates by the z-test for two proportions. */
function failsMoreOften(release: ReleaseCounts, baseline: ReleaseCounts): boolean {
  const rate = release.failures / release.loads;
  if (release.failures < MIN_FAILURES || rate <= NEGLIGIBLE_RATE) return false;
  if (baseline.loads < MIN_BASELINE_LOADS) return release.loads >= MIN_BASELINE_LOADS;
  const pooledRate = (release.failures + baseline.failures) / (release.loads + baseline.loads);
  const standardError = Math.sqrt(pooledRate * (1 - pooledRate) * (1 / release.loads + 1 / baseline.loads));
  return rate - baseline.failures / baseline.loads > MIN_Z_SCORE * standardError;
}
