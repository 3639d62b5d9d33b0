import type { Tally } from './release-stats.ts';

/** Before so many loads nothing is said about a trial, nor for so few failures: two may be one visitor's line. */
const MIN_LOADS = 10;
const MIN_FAILURES = 3;

/** How likely chance may be to have made the difference. It is looked at again and again, so that is little. */
const CHANCE = 0.002;

/** Loads of the live release that it can be compared by; with fewer, the trial is judged by itself, on as many. */
const COMPARABLE = 20;

/** Normal quantile of a one-sided error of 0.5 %. */
const Z = 2.576;

/** A trial may be this much slower, as a factor, before that counts; pages differ from visitor to visitor. */
const SLOWER = 2;

/** Loads that both sides need before their times are compared, and the least difference that anybody feels. */
const MIN_TIMED_LOADS = 100;
const FELT_MS = 300;

/** A failure rate that is no reason to take anything back, whatever the live release's. */
const NEGLIGIBLE = 0.01;

/**
 * Whether a release on trial does worse than the live one in one place: it fails more often, not by chance and
 * not negligibly, or its loads take twice as long.
 * @returns the reason in a sentence, or undefined while there is none
 */
export function worseThanLive(trial: Tally, live: Tally): string | undefined {
  if (trial.loads < MIN_LOADS) return undefined;
  const isWorse = () =>
    live.loads < COMPARABLE ? trial.loads >= COMPARABLE : chanceOf(trial, live) < CHANCE;
  if (trial.failures >= MIN_FAILURES && leastRate(trial) > NEGLIGIBLE && isWorse()) {
    return `${trial.failures} of ${trial.loads} loads failed, against ${live.failures} of ${live.loads} of the live release`;
  }
  if (trial.loads < MIN_TIMED_LOADS || live.loads < MIN_TIMED_LOADS) return undefined;
  const [trialMs, liveMs] = [trial.loadMs / trial.loads, live.loadMs / live.loads];
  if (trialMs > liveMs * SLOWER && trialMs - liveMs > FELT_MS) {
    return `loads take ${Math.round(trialMs)} ms, against ${Math.round(liveMs)} ms of the live release`;
  }
  return undefined;
}

/** The lower end of Wilson's score interval of a failure rate; it holds for small counts (Wilson, 1927). */
function leastRate({ loads, failures }: Tally): number {
  const rate = failures / loads;
  const z2 = Z * Z;
  const middle = (rate + z2 / (2 * loads)) / (1 + z2 / loads);
  const half = (Z / (1 + z2 / loads)) * Math.sqrt((rate * (1 - rate)) / loads + z2 / (4 * loads * loads));
  return middle - half;
}

/**
 * How likely it is that so many of all failures, or more, fall on the trial if both fail equally often: Fisher's
 * exact test, one-sided (Fisher, 1922). Two intervals that must not overlap would wait for twice as many loads.
 */
function chanceOf(trial: Tally, live: Tally): number {
  const failures = trial.failures + live.failures;
  const all = lnChoose(trial.loads + live.loads, failures);
  let chance = 0;
  for (let x = trial.failures; x <= Math.min(failures, trial.loads); x += 1) {
    if (failures - x > live.loads) continue;
    chance += Math.exp(lnChoose(trial.loads, x) + lnChoose(live.loads, failures - x) - all);
  }
  return chance;
}

const lnChoose = (n: number, k: number): number => lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k);

/** By sum for small numbers, by Stirling's series for the others: right to ten digits. */
function lnFactorial(n: number): number {
  if (n < 32) {
    let sum = 0;
    for (let i = 2; i <= n; i += 1) sum += Math.log(i);
    return sum;
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}
