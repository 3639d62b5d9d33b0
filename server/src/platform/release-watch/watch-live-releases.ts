import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { RefusedError } from '../deployments/deployments.ts';
import { currentSnapshot, type RegistrySnapshot, snapshots } from '../registry/registry.ts';
import { describeRegression } from '../canaries/compare-releases.ts';
import type { ReleaseEvent } from '../canaries/notify-team.ts';
import { readReleaseCounts, SOURCES } from '../canaries/release-counts.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Time for which a new live release is watched. */
const WATCH_MS = 24 * HOUR_MS;

/** Time before that in which the previous release is counted. */
const BASELINE_MS = 7 * 24 * HOUR_MS;

/** Loads that the previous release needs to be a baseline, and the failure rate that counts without one. */
const MIN_BASELINE_LOADS = 20;
const CLEAR_FAILURE_RATE = 0.2;

/** Number of snapshots that are searched for the time at which a release became live. */
const RECENT_SNAPSHOTS = 100;

export interface LiveWatch {
  db: Database;
  log: FastifyBaseLogger;
  now(): Date;
  rollBack(app: string, reason: string): Promise<RegistrySnapshot>;
  promoteCanary(app: string, reason: string): Promise<RegistrySnapshot>;
  notify(event: Omit<ReleaseEvent, 'error'>): Promise<void>;
}

/**
 * Rolls back every release that became live within the last day and does worse than the previous one. If a canary
 * does better than the live release, the canary becomes live instead.
 */
export async function rollBackFailingReleases(watch: LiveWatch): Promise<void> {
  const { db, log } = watch;
  const current = await currentSnapshot(db);
  if (!current) return;
  const history = await snapshots(db, RECENT_SNAPSHOTS);
  for (const [app, version] of Object.entries(current.live)) {
    const isBetterCanary = await canaryRegression(db, current, app);
    const regression = isBetterCanary ?? (await liveRegression(watch, history, app));
    if (regression === undefined) continue;
    const isPromotion = isBetterCanary !== undefined;
    try {
      const after = isPromotion
        ? await watch.promoteCanary(app, `promoted: the live release fails, ${regression}`)
        : await watch.rollBack(app, `rolled back: ${regression}`);
      log.warn({ app, version }, `a live release was replaced: ${regression}`);
      await watch.notify({
        app,
        version,
        reason: regression,
        live: after.live[app],
        action: isPromotion ? 'canary promoted' : 'rolled back',
      });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // Logged once for each release, which stays live until its team acts.
      if (refused.has(`${app} ${version}`)) continue;
      refused.add(`${app} ${version}`);
      await watch.notify({
        app,
        version,
        reason: `${regression}. ${error.message}`,
        live: version,
        action: 'rollback refused',
      });
    }
  }
}

/** Releases whose refused rollback was logged. */
const refused = new Set<string>();

/** Returns how the live release does worse than the app's canary since the canary began. */
async function canaryRegression(
  db: Database,
  { live, canaries }: RegistrySnapshot,
  app: string,
): Promise<string | undefined> {
  const canary = canaries[app];
  const version = live[app];
  if (!canary || version === undefined) return undefined;
  for (const { source, label } of SOURCES) {
    const canaryCounts = await readReleaseCounts(db, app, canary.version, canary.since, source);
    if (canaryCounts.loads < MIN_BASELINE_LOADS) continue;
    const liveCounts = await readReleaseCounts(db, app, version, canary.since, source);
    const regression = describeRegression(liveCounts, canaryCounts, 'the canary');
    if (regression !== undefined) return `${label}, ${regression}`;
  }
  return undefined;
}

/** Returns how a release that became live recently does worse than the previous one. */
async function liveRegression(
  { db, now }: LiveWatch,
  history: readonly RegistrySnapshot[],
  app: string,
): Promise<string | undefined> {
  const version = history[0]?.live[app];
  const previous = history[0]?.earlier[app]?.[0];
  const other = history.findIndex(({ live }) => live[app] !== version);
  const start = other > 0 ? history[other - 1] : undefined;
  if (version === undefined || previous === undefined || !start || start.kind === 'rolled_back')
    return undefined;
  const startedAt = new Date(start.createdAt).getTime();
  if (now().getTime() - startedAt > WATCH_MS) return undefined;
  const baselineSince = new Date(startedAt - BASELINE_MS).toISOString();
  for (const { source, label } of SOURCES) {
    const counts = await readReleaseCounts(db, app, version, start.createdAt, source);
    const baseline = await readReleaseCounts(db, app, previous, baselineSince, source);
    const regression = describeRegression(counts, baseline, 'the release before');
    if (regression === undefined) continue;
    const isClear =
      baseline.loads >= MIN_BASELINE_LOADS || counts.failures / counts.loads >= CLEAR_FAILURE_RATE;
    if (isClear) return `${label}, ${regression}`;
  }
  return undefined;
}
