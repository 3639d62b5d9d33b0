import type { FastifyInstance } from 'fastify';
import { promoteCanary } from '../deployments/canaries.ts';
import { rollBack } from '../deployments/deployments.ts';
import type { Previews } from '../previews/previews.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { endFailingCanaries } from '../canaries/end-failing-canaries.ts';
import { describeError } from '../canaries/map-stack.ts';
import { notifyTeam, type AutomaticReleaseAction } from '../canaries/notify-team.ts';
import { listErrors, type ReleaseErrors } from '../canaries/release-errors.ts';
import type { ReleaseCounter } from '../canaries/release-counts.ts';
import type { VitalsCounter } from '../vitals/release-vitals.ts';
import { replaceFailingLiveReleases, ReplacementPauses } from './watch-live-releases.ts';

/** Interval at which counts are written and releases are checked. */
const WATCH_INTERVAL_MS = 2_000;

/** Author of automatic changes in the history. */
const SITE_AUTHOR = 'the site';

interface ReleaseWatchServices {
  app: FastifyInstance;
  activeSnapshot: ActiveSnapshot;
  previews: Previews;
  counter: ReleaseCounter;
  errors: ReleaseErrors;
  vitals: VitalsCounter;
}

/**
 * Writes counts and checks canaries and live releases at an interval.
 * @returns a function that stops the interval and writes the last counts
 */
export function startReleaseWatch(watch: ReleaseWatchServices): () => Promise<void> {
  const { app, counter, errors, vitals } = watch;
  let currentRound: Promise<void> | undefined;
  const pauses = new ReplacementPauses();
  const writeCounts = async () => {
    await counter.flush();
    await errors.flush();
    await vitals.flush();
  };
  const runRound = async () => {
    try {
      await writeCounts();
      await endAndReplaceFailingReleases({ ...watch, pauses });
    } catch (error) {
      app.log.error({ err: error }, 'releases could not be checked by their counts');
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
      app.log.error({ err: error }, 'the last counts of releases could not be written');
    });
  };
}

/**
 * Ends canaries that do worse than the live release. Unless AUTO_ROLLBACK is off, also replaces live releases that do
 * worse than the app's canary or previous release. Notifies the teams.
 */
export async function endAndReplaceFailingReleases({
  app,
  activeSnapshot,
  previews,
  pauses,
}: Omit<ReleaseWatchServices, 'counter' | 'errors' | 'vitals'> & {
  pauses: ReplacementPauses;
}): Promise<void> {
  const { db, log, settings } = app;
  const context = { app, activeSnapshot, previews };
  const notify = async (event: Omit<AutomaticReleaseAction, 'error'>) => {
    const errors = await listErrors(db, event.app, event.version);
    const error = errors.toSorted((a, b) => Number(b.count) - Number(a.count))[0];
    await notifyTeam(app, {
      ...event,
      error: error && (await describeError(error, { storage: app.storage, activeSnapshot })),
    });
  };
  for (const canary of await endFailingCanaries({ db, activeSnapshot, log })) {
    await notify({ ...canary, action: 'canary ended' });
  }
  if (!settings.autoRollback) return;
  await replaceFailingLiveReleases({
    db,
    log,
    now: app.now,
    pauses,
    rollBack: (name, reason, check) => rollBack(context, name, undefined, SITE_AUTHOR, reason, check),
    promoteCanary: (name, reason, check) => promoteCanary(context, name, SITE_AUTHOR, reason, check),
    notify,
  });
}
