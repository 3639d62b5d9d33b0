import type { ReleaseCounts } from './release-counts.ts';

/** Loads and failures before a release is judged: two failures may come from one visitor's connection. */
const MIN_LOADS = 10;
const MIN_FAILURES = 3;

/** Significance level. It is small because the comparison is repeated every few seconds. */
const SIGNIFICANCE = 0.002;

/** Loads that the baseline needs; with fewer, the release is judged alone, on as many loads. */
const MIN_BASELINE_LOADS = 20;

/** Normal quantile of a one-sided error of 0.5 %. */
const Z = 2.576;

/** Factor by which a release may be slower; load times differ between visitors. */
const MAX_SLOWDOWN = 2;

/** Loads that both releases need before their times are compared, and the smallest noticeable difference. */
const MIN_TIMED_LOADS = 100;
const NOTICEABLE_MS = 300;

/** Failure rate that is never a reason to roll back, whatever the baseline's. */
const NEGLIGIBLE_RATE = 0.01;

/**
 * Compares a release with a baseline by their counts from one source. It is worse when it fails significantly more
 * often, or when its loads take twice as long.
 * @param baselineName names the baseline in the sentence, such as `the live release`
 * @returns the difference as a phrase, or undefined when the release is not worse
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
      : probabilityByChance(release, baseline) < SIGNIFICANCE;
  if (release.failures >= MIN_FAILURES && lowestRate(release) > NEGLIGIBLE_RATE && isWorse()) {
    return `${release.failures} of ${release.loads} loads failed, against ${baseline.failures} of ${baseline.loads} of ${baselineName}`;
  }
  if (release.loads < MIN_TIMED_LOADS || baseline.loads < MIN_TIMED_LOADS) return undefined;
  const [releaseMs, baselineMs] = [release.loadMs / release.loads, baseline.loadMs / baseline.loads];
  if (releaseMs > baselineMs * MAX_SLOWDOWN && releaseMs - baselineMs > NOTICEABLE_MS) {
    return `loads take ${Math.round(releaseMs)} ms, against ${Math.round(baselineMs)} ms of ${baselineName}`;
  }
  return undefined;
}

/** Lower bound of Wilson's score interval of a failure rate; valid for small counts (Wilson, 1927). */
function lowestRate({ loads, failures }: ReleaseCounts): number {
  const rate = failures / loads;
  const z2 = Z * Z;
  const middle = (rate + z2 / (2 * loads)) / (1 + z2 / loads);
  const half = (Z / (1 + z2 / loads)) * Math.sqrt((rate * (1 - rate)) / loads + z2 / (4 * loads * loads));
  return middle - half;
}

/**
 * Probability that the release gets this many of all failures, or more, if both fail equally often: Fisher's exact
 * test, one-sided (Fisher, 1922). A comparison of two confidence intervals would need twice as many loads.
 */
function probabilityByChance(release: ReleaseCounts, baseline: ReleaseCounts): number {
  const failures = release.failures + baseline.failures;
  const all = lnChoose(release.loads + baseline.loads, failures);
  let probability = 0;
  for (let x = release.failures; x <= Math.min(failures, release.loads); x += 1) {
    if (failures - x > baseline.loads) continue;
    probability += Math.exp(lnChoose(release.loads, x) + lnChoose(baseline.loads, failures - x) - all);
  }
  return probability;
}

const lnChoose = (n: number, k: number): number => lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k);

/** Sums for small numbers, Stirling's series for the others: exact to ten digits. */
function lnFactorial(n: number): number {
  if (n < 32) {
    let sum = 0;
    for (let i = 2; i <= n; i += 1) sum += Math.log(i);
    return sum;
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}
