import type { Database } from '../../database/database.ts';
import { promoteCanary } from '../deployments/canaries.ts';
import { type DeploymentContext, RefusedError, rollBack } from '../deployments/deployments.ts';
import { findLiveStart } from '../registry/app-history.ts';
import { createCanaryCheck, createLiveCheck, OutdatedChangeError } from '../registry/change-checks.ts';
import {
  type Canary,
  type ChangeCheck,
  endCanary,
  findCurrentSnapshot,
  type RegistrySnapshot,
} from '../registry/registry.ts';
import { describeRegression } from './compare-releases.ts';
import { describeError } from '../release-reports/map-stack.ts';
import { type AutomaticReleaseAction, notifyTeam } from './notify-team.ts';
import { listErrors } from '../release-reports/release-errors.ts';
import { readReleaseCounts, type ReleaseCounts, REPORT_SOURCES } from '../release-reports/release-counts.ts';

/** Author of automatic changes in the history. */
const SITE_AUTHOR = 'the site';

const HOUR_MS = 60 * 60 * 1000;

/** Time for which a new live release is compared with the previous release. */
const WATCH_MS = 24 * HOUR_MS;

/**
 * Length of the baseline before the live release became live. The baseline consists of the counts of the previous
 * release from then until now.
 */
const BASELINE_MS = 7 * 24 * HOUR_MS;

/**
 * A canary or previous release needs this many loads to be a baseline of the live release. If the previous release has
 * fewer loads, the live release is rolled back only at a failure rate of at least {@link CLEAR_FAILURE_RATE}.
 */
const MIN_BASELINE_LOADS = 20;
const CLEAR_FAILURE_RATE = 0.2;

/** Pause after an attempt to replace a live release failed, because an attempt runs the release checks. */
const PAUSE_MS = 10 * 60_000;

export interface ReleaseWatch extends DeploymentContext {
  /**
   * Ends of the pauses after failed attempts to replace a live release, by app and snapshot: `shop 42`. A new snapshot
   * ends the pauses.
   */
  pausedUntil: Map<string, number>;
}

/**
 * Ends canaries that do worse than the live release. Unless AUTO_ROLLBACK is off, also replaces live releases that do
 * worse: by the app's canary, or by the previous release. Notifies the teams; logs errors.
 */
export async function endAndReplaceFailingReleases(watch: ReleaseWatch): Promise<void> {
  const { db, log, settings } = watch.app;
  const current = await findCurrentSnapshot(db);
  if (!current) return;
  for (const [name, version] of Object.entries(current.live)) {
    const canary = current.canaries[name];
    try {
      const hasEnded = canary && (await endFailingCanary(watch, name, version, canary));
      if (!hasEnded && settings.autoRollback) await replaceFailingRelease(watch, current, name, version);
    } catch (error) {
      // Several processes may find a regression at the same time. Only one process makes the change.
      if (error instanceof OutdatedChangeError) continue;
      // Continues with the other apps.
      log.error({ err: error, app: name, version }, 'a release could not be checked or replaced');
    }
  }
}

/** Ends the canary of an app if the canary is worse than the live release. Returns whether the canary was ended. */
async function endFailingCanary(
  { app, activeSnapshot }: ReleaseWatch,
  name: string,
  live: string,
  { version, since }: Canary,
): Promise<boolean> {
  const reason = await findRegression(
    app.db,
    name,
    { version, since },
    { name: 'the live release', version: live, since },
  );
  if (reason === undefined) return false;
  await endCanary(
    app.db,
    { app: name, version },
    { kind: 'canary_failed', by: SITE_AUTHOR, reason: `canary ${version} ended: ${reason}` },
    createCanaryCheck(name, version),
  );
  activeSnapshot.invalidate();
  app.log.warn({ app: name, version }, `a canary was ended: ${reason}`);
  await notify({ app, activeSnapshot }, { app: name, version, reason, live, action: 'canary ended' });
  return true;
}

/** Replaces the live release of an app if it is worse than the canary, or new and worse than the previous release. */
async function replaceFailingRelease(
  watch: ReleaseWatch,
  current: RegistrySnapshot,
  name: string,
  version: string,
): Promise<void> {
  const { app, pausedUntil } = watch;
  const time = app.now().getTime();
  const pauseKey = `${name} ${current.number}`;
  if (time < (pausedUntil.get(pauseKey) ?? 0)) return;
  const canaryReason = await findCanaryRegression(app.db, current, name, version);
  const reason = canaryReason ?? (await findLiveRegression(app.db, current, name, version, time));
  if (reason === undefined) return;
  const check: ChangeCheck = createLiveCheck(name, version);
  try {
    const snapshot =
      canaryReason === undefined
        ? await rollBack(watch, name, undefined, SITE_AUTHOR, `rolled back: ${reason}`, check)
        : await promoteCanary(
            watch,
            name,
            SITE_AUTHOR,
            `promoted: the live release does worse, ${reason}`,
            check,
          );
    app.log.warn({ app: name, version }, `a live release was replaced: ${reason}`);
    const action = canaryReason === undefined ? 'rolled back' : 'canary promoted';
    await notify(watch, { app: name, version, reason, live: snapshot.live[name], action });
  } catch (error) {
    if (error instanceof OutdatedChangeError) return;
    const isFirstFailure = !pausedUntil.has(pauseKey);
    pausedUntil.set(pauseKey, time + PAUSE_MS);
    if (!(error instanceof RefusedError)) throw error;
    // The release stays live.
    if (!isFirstFailure) return;
    const action = canaryReason === undefined ? 'rollback refused' : 'promotion refused';
    await notify(watch, {
      app: name,
      version,
      reason: `${reason}. ${error.message}`,
      live: version,
      action,
    });
  }
}

async function findCanaryRegression(
  db: Database,
  { canaries }: RegistrySnapshot,
  app: string,
  version: string,
): Promise<string | undefined> {
  const canary = canaries[app];
  if (!canary) return undefined;
  return findRegression(
    db,
    app,
    { version, since: canary.since },
    { name: 'the canary', version: canary.version, since: canary.since },
    (_counts, baseline) => baseline.loads >= MIN_BASELINE_LOADS,
  );
}

async function findLiveRegression(
  db: Database,
  { createdAt, earlier }: RegistrySnapshot,
  app: string,
  version: string,
  time: number,
): Promise<string | undefined> {
  const watchedSince = new Date(time - WATCH_MS).toISOString();
  const previous = earlier[app]?.[0];
  // No live release became live after the newest snapshot.
  if (previous === undefined || createdAt < watchedSince) return undefined;
  const start = await findLiveStart(db, app, version, watchedSince);
  if (!start || start.kind === 'rolled_back' || start.createdAt < watchedSince) return undefined;
  const baselineSince = new Date(new Date(start.createdAt).getTime() - BASELINE_MS).toISOString();
  return findRegression(
    db,
    app,
    { version, since: start.createdAt },
    { name: 'the release before', version: previous, since: baselineSince },
    (counts, baseline) =>
      baseline.loads >= MIN_BASELINE_LOADS || counts.failures / counts.loads >= CLEAR_FAILURE_RATE,
  );
}

/**
 * Compares the counts of a release with the counts of a baseline, in browsers and on the server.
 * @param isConclusive returns whether the counts of a regression are sufficient evidence
 * @returns why the release is worse; undefined without clear evidence
 */
async function findRegression(
  db: Database,
  app: string,
  release: { version: string; since: string },
  baseline: { name: string; version: string; since: string },
  isConclusive: (counts: ReleaseCounts, baseline: ReleaseCounts) => boolean = () => true,
): Promise<string | undefined> {
  for (const { source, label } of REPORT_SOURCES) {
    const counts = await readReleaseCounts(db, app, release.version, release.since, source);
    const baselineCounts = await readReleaseCounts(db, app, baseline.version, baseline.since, source);
    const regression = describeRegression(counts, baselineCounts, baseline.name);
    if (regression !== undefined && isConclusive(counts, baselineCounts)) return `${label}, ${regression}`;
  }
  return undefined;
}

async function notify(
  { app, activeSnapshot }: Pick<DeploymentContext, 'app' | 'activeSnapshot'>,
  event: Omit<AutomaticReleaseAction, 'error'>,
): Promise<void> {
  const errors = await listErrors(app.db, event.app, event.version);
  const error = errors.toSorted((a, b) => Number(b.count) - Number(a.count))[0];
  await notifyTeam(app, {
    ...event,
    error: error && (await describeError(error, { storage: app.storage, activeSnapshot })),
  });
}
