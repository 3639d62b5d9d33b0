import type { ReleaseCounts } from './release-counts.ts';

const MIN_LOADS = 10;
/**
 * Failures are compared only when the release has at least this number of failures. Two failures may come from one
 * visitor's connection.
 */
const MIN_FAILURES = 3;

/** Significance level. The level is low because the comparison is repeated every few seconds. */
const SIGNIFICANCE = 0.002;

/**
 * Failures are compared only when the baseline has at least this number of loads. With fewer baseline loads, only the
 * failures of the release count, and only when the release has at least this number of loads.
 */
const MIN_BASELINE_LOADS = 20;

/** The 99.5 % quantile of the standard normal distribution, for a one-sided error of 0.5 %. */
const Z_SCORE = 2.576;

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

/** Failures are ignored when the lower bound of the failure rate is at most this rate. */
const NEGLIGIBLE_RATE = 0.01;

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
  const isWorse = () =>
    baseline.loads < MIN_BASELINE_LOADS
      ? release.loads >= MIN_BASELINE_LOADS
      : computeProbabilityByChance(release, baseline) < SIGNIFICANCE;
  if (release.failures >= MIN_FAILURES && computeLowerBoundOfRate(release) > NEGLIGIBLE_RATE && isWorse()) {
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

/**
 * Returns the lower bound of Wilson's score interval for the failure rate. This interval is valid for small counts
 * (Wilson, 1927).
 */
function computeLowerBoundOfRate({ loads, failures }: ReleaseCounts): number {
  const rate = failures / loads;
  const zSquared = Z_SCORE * Z_SCORE;
  const centre = (rate + zSquared / (2 * loads)) / (1 + zSquared / loads);
  const halfWidth =
    (Z_SCORE / (1 + zSquared / loads)) *
    Math.sqrt((rate * (1 - rate)) / loads + zSquared / (4 * loads * loads));
  return centre - halfWidth;
}

/**
 * Returns the probability that the release has at least its counted failures if both releases fail equally often:
 * Fisher's exact test, one-sided (Fisher, 1922).
 */
function computeProbabilityByChance(release: ReleaseCounts, baseline: ReleaseCounts): number {
  const failures = release.failures + baseline.failures;
  const lnTotal = lnChoose(release.loads + baseline.loads, failures);
  let probability = 0;
  for (let x = release.failures; x <= Math.min(failures, release.loads); x += 1) {
    if (failures - x > baseline.loads) continue;
    probability += Math.exp(lnChoose(release.loads, x) + lnChoose(baseline.loads, failures - x) - lnTotal);
  }
  return probability;
}

const lnChoose = (n: number, k: number): number => lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k);

/** Returns ln(n!), exact to ten digits. Adds logarithms when `n` is small, otherwise uses Stirling's series. */
function lnFactorial(n: number): number {
  if (n < 32) {
    let sum = 0;
    for (let i = 2; i <= n; i += 1) sum += Math.log(i);
    return sum;
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}
