import type { Tally } from './stats.ts';

/** Before so many loads nothing is said about a trial, nor for so few failures: two may be one visitor's line. */
const MIN_LOADS = 20;
const MIN_FAILURES = 3;

/** Normal quantile of a one-sided error of 0.5 %: of two hundred good trials one is taken back wrongly. */
const Z = 2.576;

/** A trial may be this much slower, as a factor, before that counts; pages differ from visitor to visitor. */
const SLOWER = 2;

/** Loads that both sides need before their times are compared, and the least difference that anybody feels. */
const MIN_TIMED_LOADS = 100;
const FELT_MS = 300;

/** A failure rate that is no reason to take anything back, whatever the live release's. */
const NEGLIGIBLE = 0.01;

/**
 * Whether a release on trial does worse than the live one: its failure rate is higher beyond chance (the lower
 * end of its Wilson interval above the upper end of the live one's), or its loads take twice as long.
 * @returns the reason in a sentence, or undefined while there is none
 */
export function worseThanLive(trial: Tally, live: Tally): string | undefined {
  if (trial.loads < MIN_LOADS) return undefined;
  const [low] = wilson(trial);
  const [, high] = live.loads >= MIN_LOADS ? wilson(live) : [0, NEGLIGIBLE];
  if (trial.failures >= MIN_FAILURES && low > Math.max(high, NEGLIGIBLE)) {
    return `${trial.failures} of ${trial.loads} loads failed, against ${live.failures} of ${live.loads} of the live release`;
  }
  if (trial.loads < MIN_TIMED_LOADS || live.loads < MIN_TIMED_LOADS) return undefined;
  const [trialMs, liveMs] = [trial.loadMs / trial.loads, live.loadMs / live.loads];
  if (trialMs > liveMs * SLOWER && trialMs - liveMs > FELT_MS) {
    return `loads take ${Math.round(trialMs)} ms, against ${Math.round(liveMs)} ms of the live release`;
  }
  return undefined;
}

/** Wilson's score interval of a failure rate: it holds for small counts and rates near 0 (Wilson, 1927). */
function wilson({ loads, failures }: Tally): [low: number, high: number] {
  const rate = failures / loads;
  const z2 = Z * Z;
  const middle = (rate + z2 / (2 * loads)) / (1 + z2 / loads);
  const half = (Z / (1 + z2 / loads)) * Math.sqrt((rate * (1 - rate)) / loads + z2 / (4 * loads * loads));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
