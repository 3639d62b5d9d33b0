import { repeatWhileListening } from '../../lib/repeat-while-listening.ts';
import { promoteCanary } from '../deployments/canaries.ts';
import { changeApp, type DeploymentContext, RefusedError, rollBack } from '../deployments/deployments.ts';
import { findLiveStart } from '../registry/app-history.ts';
import { findCurrentSnapshot, type RegistrySnapshot, setCanary } from '../registry/registry.ts';
import { describeError } from '../release-reports/map-stack.ts';
import {
  type CountsBySource,
  readCountsBySource,
  type ReleaseCounts,
  REPORT_SOURCES,
} from '../release-reports/release-counts.ts';
import { listErrors } from '../release-reports/release-errors.ts';
import type { ReleaseReports } from '../release-reports/release-reports.ts';
import { describeRegression } from './compare-releases.ts';
import { type AutomaticReleaseAction, notifyTeam } from './notify-team.ts';

/** Interval at which reports are written and releases are checked. */
const WATCH_INTERVAL_MS = 2_000;

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

/** Pauses after failed attempts to replace a live release, by app and snapshot: `shop 42`. A new snapshot ends them. */
type Pauses = Map<string, number>;

interface Services extends DeploymentContext {
  reports: ReleaseReports;
}

/** Writes reports and checks canaries and live releases while the app listens. Writes the last reports at the end. */
export function watchReleases({ reports, ...context }: Services): void {
  const { app } = context;
  const pauses: Pauses = new Map();
  repeatWhileListening(app, 'the check of releases', WATCH_INTERVAL_MS, async () => {
    await reports.flush();
    await endAndReplaceFailingReleases(context, pauses);
  });
  app.addHook('preClose', () =>
    reports.flush().catch((error: unknown) => {
      app.log.error({ err: error }, 'the last reports about releases could not be written');
    }),
  );
}

/**
 * Ends canaries that do worse than the live release. Unless AUTO_ROLLBACK is off, also replaces live releases that do
 * worse: by the app's canary, or by the previous release. Notifies the teams; logs errors.
 */
export async function endAndReplaceFailingReleases(
  context: DeploymentContext,
  pauses: Pauses = new Map(),
): Promise<void> {
  const { db, log } = context.app;
  const current = await findCurrentSnapshot(db);
  if (!current) return;
  for (const [name, version] of Object.entries(current.live)) {
    try {
      const finding = await findRegression(context, current, name, version);
      if (finding) await remedy(context, pauses, `${name} ${current.number}`, finding);
    } catch (error) {
      // Several processes may find a regression at the same time. Only one process makes the change.
      if (error instanceof OutdatedChangeError) continue;
      // Continues with the other apps.
      log.error({ err: error, app: name, version }, 'a release could not be checked or replaced');
    }
  }
}

/** A release that does worse than another one, and what follows. */
interface Regression {
  app: string;
  /** The worse release. */
  version: string;
  live: string;
  action: 'canary ended' | 'canary promoted' | 'rolled back';
  reason: string;
}

async function findRegression(
  { app: { db, settings, now } }: DeploymentContext,
  { canaries, createdAt, earlier }: RegistrySnapshot,
  app: string,
  live: string,
): Promise<Regression | undefined> {
  const canary = canaries[app];
  if (canary) {
    const { version, since } = canary;
    const [canaryCounts, liveCounts] = await Promise.all([
      readCountsBySource(db, app, version, since),
      readCountsBySource(db, app, live, since),
    ]);
    const canaryReason = compareCounts(canaryCounts, liveCounts, 'the live release');
    if (canaryReason !== undefined)
      return { app, version, live, action: 'canary ended', reason: canaryReason };
    const liveReason =
      settings.autoRollback &&
      compareCounts(liveCounts, canaryCounts, 'the canary', (_, { loads }) => loads >= MIN_BASELINE_LOADS);
    if (liveReason) return { app, version: live, live, action: 'canary promoted', reason: liveReason };
  }
  const watchedSince = new Date(now().getTime() - WATCH_MS).toISOString();
  const previous = earlier[app]?.[0];
  // No live release became live after the newest snapshot.
  if (!settings.autoRollback || previous === undefined || createdAt < watchedSince) return undefined;
  const start = await findLiveStart(db, app, live, watchedSince);
  if (!start || start.kind === 'rolled_back' || start.createdAt < watchedSince) return undefined;
  const baselineSince = new Date(new Date(start.createdAt).getTime() - BASELINE_MS).toISOString();
  const reason = compareCounts(
    await readCountsBySource(db, app, live, start.createdAt),
    await readCountsBySource(db, app, previous, baselineSince),
    'the release before',
    (counts, baseline) =>
      baseline.loads >= MIN_BASELINE_LOADS || counts.failures / counts.loads >= CLEAR_FAILURE_RATE,
  );
  return reason === undefined ? undefined : { app, version: live, live, action: 'rolled back', reason };
}

/**
 * Compares the counts of a release with those of a baseline, in browsers and on the server.
 * @param isConclusive returns whether the counts of a regression are sufficient evidence
 * @returns why the release is worse; undefined without clear evidence
 */
function compareCounts(
  counts: CountsBySource,
  baseline: CountsBySource,
  baselineName: string,
  isConclusive: (counts: ReleaseCounts, baseline: ReleaseCounts) => boolean = () => true,
): string | undefined {
  for (const { source, label } of REPORT_SOURCES) {
    const regression = describeRegression(counts[source], baseline[source], baselineName);
    if (regression !== undefined && isConclusive(counts[source], baseline[source]))
      return `${label}, ${regression}`;
  }
  return undefined;
}

/** Ends the canary or replaces the live release, and notifies the team. */
async function remedy(
  context: DeploymentContext,
  pauses: Pauses,
  pauseKey: string,
  regression: Regression,
): Promise<void> {
  const { log, now } = context.app;
  const { app, version, action, reason } = regression;
  const time = now().getTime();
  if (action !== 'canary ended' && time < (pauses.get(pauseKey) ?? 0)) return;
  try {
    const { live } = await carryOut(context, regression);
    log.warn({ app, version }, `${action}: ${reason}`);
    await notify(context, { app, version, reason, live: live[app], action });
  } catch (error) {
    if (action === 'canary ended' || error instanceof OutdatedChangeError) throw error;
    const isFirstFailure = !pauses.has(pauseKey);
    pauses.set(pauseKey, time + PAUSE_MS);
    if (!(error instanceof RefusedError)) throw error;
    // The release stays live.
    if (!isFirstFailure) return;
    const refusal = action === 'rolled back' ? 'rollback refused' : 'promotion refused';
    const fullReason = `${reason}. ${error.message}`;
    await notify(context, { app, version, reason: fullReason, live: version, action: refusal });
  }
}

/** Thrown when a change is not made, because another process or a team has replaced the release in the meantime. */
class OutdatedChangeError extends Error {
  override name = 'OutdatedChangeError';
}

/** @throws OutdatedChangeError when the worse release is no longer what it was */
async function carryOut(
  context: DeploymentContext,
  { app, version, live, action, reason }: Regression,
): Promise<RegistrySnapshot> {
  const requireSame = (current: string | undefined, expected: string) => {
    if (current !== expected) throw new OutdatedChangeError(`${app} ${expected} was replaced.`);
  };
  const createChange = (fullReason: string) => ({
    reason: fullReason,
    check: (state: Pick<RegistrySnapshot, 'live'>) => requireSame(state.live[app], live),
  });
  if (action === 'rolled back')
    return rollBack(context, app, SITE_AUTHOR, undefined, createChange(`rolled back: ${reason}`));
  if (action === 'canary promoted') {
    const change = createChange(`promoted: the live release does worse, ${reason}`);
    return promoteCanary(context, app, SITE_AUTHOR, change);
  }
  const fullReason = `canary ${version} ended: ${reason}`;
  const change = { kind: 'canary_failed', by: SITE_AUTHOR, reason: fullReason } as const;
  return changeApp(context, app, change, (state) => {
    requireSame(state.canaries[app]?.version, version);
    return setCanary(state, app, undefined);
  });
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
