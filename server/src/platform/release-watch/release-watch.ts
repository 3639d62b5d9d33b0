import type { DeploymentContext } from '../deployments/deployments.ts';
import type { ReleaseErrors } from '../release-reports/release-errors.ts';
import type { ReleaseCounter } from '../release-reports/release-counts.ts';
import type { VitalsCounter } from '../vitals/release-vitals.ts';
import { endAndReplaceFailingReleases } from './failing-releases.ts';

/** Interval at which counts are written and releases are checked. */
const WATCH_INTERVAL_MS = 2_000;

interface ReleaseWatchServices extends DeploymentContext {
  counter: ReleaseCounter;
  errors: ReleaseErrors;
  vitals: VitalsCounter;
}

/**
 * Writes counts and checks canaries and live releases at an interval.
 * @returns a function that stops the interval and writes the last counts
 */
export function startReleaseWatch({
  counter,
  errors,
  vitals,
  ...context
}: ReleaseWatchServices): () => Promise<void> {
  const { log } = context.app;
  let currentRound: Promise<void> | undefined;
  const pausedUntil = new Map<string, number>();
  const writeCounts = async () => {
    await counter.flush();
    await errors.flush();
    await vitals.flush();
  };
  const runRound = async () => {
    try {
      await writeCounts();
      await endAndReplaceFailingReleases({ ...context, pausedUntil });
    } catch (error) {
      log.error({ err: error }, 'releases could not be checked by their counts');
    }
  };
  const timer = setInterval(() => {
    currentRound ??= runRound().finally(() => (currentRound = undefined));
  }, WATCH_INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await currentRound;
    await writeCounts().catch((error: unknown) => {
      log.error({ err: error }, 'the last counts of releases could not be written');
    });
  };
}
