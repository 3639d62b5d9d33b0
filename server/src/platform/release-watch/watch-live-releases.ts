import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { RefusedError } from '../deployments/deployments.ts';
import { findLiveStart } from '../registry/app-changes.ts';
import { createLiveCheck, OutdatedChangeError } from '../registry/change-checks.ts';
import { type ChangeCheck, findCurrentSnapshot, type RegistrySnapshot } from '../registry/registry.ts';
import { describeRegression } from '../canaries/compare-releases.ts';
import type { AutomaticReleaseAction } from '../canaries/notify-team.ts';
import { readReleaseCounts, REPORT_SOURCES } from '../canaries/release-counts.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Time for which a new live release is compared with the previous release. */
const WATCH_MS = 24 * HOUR_MS;

/**
 * Length of the baseline before the live release became live. The baseline consists of the counts of the previous
 * release from then until now.
 */
const BASELINE_MS = 7 * 24 * HOUR_MS;

/**
 * A canary or previous release needs this many loads to be a baseline. If the previous release has fewer loads, the
 * live release is rolled back only at a failure rate of at least {@link CLEAR_FAILURE_RATE}.
 */
const MIN_BASELINE_LOADS = 20;
const CLEAR_FAILURE_RATE = 0.2;

/** Pause after an attempt to replace a live release failed, because an attempt runs the release checks. */
const PAUSE_MS = 10 * 60_000;

/** Pauses the automatic replacement of live releases after failed attempts. A new snapshot ends the pauses. */
export class ReplacementPauses {
  readonly #failures = new Map<string, { snapshot: number; time: number }>();

  /** Returns whether the replacement of the live release of `app` is paused; `snapshot` is the current one. */
  isPaused(app: string, snapshot: number, time: number): boolean {
    const failure = this.#failures.get(app);
    return failure?.snapshot === snapshot && time - failure.time < PAUSE_MS;
  }

  /** Starts a pause. @returns whether this is the first failed attempt in this snapshot */
  start(app: string, snapshot: number, time: number): boolean {
    const isFirst = this.#failures.get(app)?.snapshot !== snapshot;
    this.#failures.set(app, { snapshot, time });
    return isFirst;
  }
}

export interface LiveWatchServices {
  db: Database;
  log: FastifyBaseLogger;
  now(): Date;
  pauses: ReplacementPauses;
  rollBack(app: string, reason: string, check: ChangeCheck): Promise<RegistrySnapshot>;
  promoteCanary(app: string, reason: string, check: ChangeCheck): Promise<RegistrySnapshot>;
  notify(event: Omit<AutomaticReleaseAction, 'error'>): Promise<void>;
}

/**
 * Checks the live release of every app. Promotes the canary of the app when the live release does worse than the
 * canary. Otherwise rolls back a new live release that does worse than the previous release. Notifies the team; logs
 * errors.
 */
export async function replaceFailingLiveReleases(watch: LiveWatchServices): Promise<void> {
  const { db, log, now } = watch;
  const current = await findCurrentSnapshot(db);
  if (!current) return;
  const watchedSince = new Date(now().getTime() - WATCH_MS).toISOString();
  // No live release became live after the newest snapshot.
  const isAnyWatched = current.createdAt >= watchedSince;
  for (const [app, version] of Object.entries(current.live)) {
    if (!isAnyWatched && !current.canaries[app]) continue;
    try {
      await replaceFailingRelease(watch, current, app, version, watchedSince);
    } catch (error) {
      // Continues with the other apps.
      log.error({ err: error, app, version }, 'a live release could not be checked or replaced');
    }
  }
}

async function replaceFailingRelease(
  watch: LiveWatchServices,
  current: RegistrySnapshot,
  app: string,
  version: string,
  watchedSince: string,
): Promise<void> {
  const time = watch.now().getTime();
  if (watch.pauses.isPaused(app, current.number, time)) return;
  const canaryReason = await findCanaryRegression(watch.db, current, app);
  const regression = canaryReason ?? (await findLiveRegression(watch.db, current, app, watchedSince));
  if (regression === undefined) return;
  const isPromotion = canaryReason !== undefined;
  // Several processes may find the regression at the same time. Only one process may replace the release.
  const check = createLiveCheck(app, version);
  try {
    const snapshot = isPromotion
      ? await watch.promoteCanary(app, `promoted: the live release does worse, ${regression}`, check)
      : await watch.rollBack(app, `rolled back: ${regression}`, check);
    watch.log.warn({ app, version }, `a live release was replaced: ${regression}`);
    await watch.notify({
      app,
      version,
      reason: regression,
      live: snapshot.live[app],
      action: isPromotion ? 'canary promoted' : 'rolled back',
    });
  } catch (error) {
    if (error instanceof OutdatedChangeError) return;
    const isFirstFailure = watch.pauses.start(app, current.number, time);
    if (!(error instanceof RefusedError)) throw error;
    // The release stays live.
    if (!isFirstFailure) return;
    await watch.notify({
      app,
      version,
      reason: `${regression}. ${error.message}`,
      live: version,
      action: isPromotion ? 'promotion refused' : 'rollback refused',
    });
  }
}

/** Returns why the live release is worse than the canary of the app; undefined without clear evidence. */
async function findCanaryRegression(
  db: Database,
  { live, canaries }: RegistrySnapshot,
  app: string,
): Promise<string | undefined> {
  const canary = canaries[app];
  const version = live[app];
  if (!canary || version === undefined) return undefined;
  for (const { source, label } of REPORT_SOURCES) {
    const canaryCounts = await readReleaseCounts(db, app, canary.version, canary.since, source);
    if (canaryCounts.loads < MIN_BASELINE_LOADS) continue;
    const liveCounts = await readReleaseCounts(db, app, version, canary.since, source);
    const regression = describeRegression(liveCounts, canaryCounts, 'the canary');
    if (regression !== undefined) return `${label}, ${regression}`;
  }
  return undefined;
}

/** Returns why a new live release is worse than the previous release; undefined without clear evidence. */
async function findLiveRegression(
  db: Database,
  { live: liveVersions, earlier }: RegistrySnapshot,
  app: string,
  watchedSince: string,
): Promise<string | undefined> {
  const version = liveVersions[app];
  const previous = earlier[app]?.[0];
  if (version === undefined || previous === undefined) return undefined;
  const start = await findLiveStart(db, app, version, watchedSince);
  if (!start || start.kind === 'rolled_back' || start.createdAt < watchedSince) return undefined;
  const startedAt = new Date(start.createdAt).getTime();
  const baselineSince = new Date(startedAt - BASELINE_MS).toISOString();
  for (const { source, label } of REPORT_SOURCES) {
    const counts = await readReleaseCounts(db, app, version, start.createdAt, source);
    const baseline = await readReleaseCounts(db, app, previous, baselineSince, source);
    const regression = describeRegression(counts, baseline, 'the release before');
    if (regression === undefined) continue;
    const isConclusive =
      baseline.loads >= MIN_BASELINE_LOADS || counts.failures / counts.loads >= CLEAR_FAILURE_RATE;
    if (isConclusive) return `${label}, ${regression}`;
  }
  return undefined;
}
