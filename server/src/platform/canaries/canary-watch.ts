import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { currentSnapshot, endCanary } from '../registry/registry.ts';
import { describeRegression } from './compare-releases.ts';
import { readReleaseCounts, type ReleaseStats, type Source } from './release-stats.ts';

/** Interval of writing the counts and judging the canaries. */
const INTERVAL_MS = 2_000;

/** Sources of counts, each judged by itself. */
const SOURCES: readonly { source: Source; label: string }[] = [
  { source: 'browser', label: 'in browsers' },
  { source: 'server', label: 'on the server' },
];

interface CanaryWatch {
  db: Database;
  activeSnapshot: ActiveSnapshot;
  stats: ReleaseStats;
  log: FastifyBaseLogger;
}

/** Ends every canary that does worse than the live release; returns the apps whose canary ended. */
export async function endFailingCanaries({
  db,
  activeSnapshot,
  log,
}: Omit<CanaryWatch, 'stats'>): Promise<string[]> {
  const ended: string[] = [];
  const current = await currentSnapshot(db);
  for (const [app, { version, since }] of Object.entries(current?.canaries ?? {})) {
    const liveVersion = current?.live[app];
    if (liveVersion === undefined) continue;
    for (const { source, label } of SOURCES) {
      const [canary, live] = [
        await readReleaseCounts(db, app, version, since, source),
        await readReleaseCounts(db, app, liveVersion, since, source),
      ];
      const regression = describeRegression(canary, live, 'the live release');
      if (regression === undefined) continue;
      const reason = `${label}, ${regression}`;
      await endCanary(
        db,
        { app, version },
        { kind: 'canary_failed', by: 'the site', reason: `canary ${version} ended: ${reason}` },
      );
      activeSnapshot.invalidate();
      log.warn({ app, version, canary, live }, `a canary was ended: ${reason}`);
      ended.push(app);
      break;
    }
  }
  return ended;
}

/** Writes counts and judges canaries at an interval; the returned function stops that after a last write. */
export function startCanaryWatch(watch: CanaryWatch): () => Promise<void> {
  let working: Promise<void> | undefined;
  const work = async () => {
    try {
      await watch.stats.flush();
      await endFailingCanaries(watch);
    } catch (error) {
      watch.log.error({ err: error }, 'the counts of releases could not be written');
    }
  };
  const timer = setInterval(() => {
    working ??= work().finally(() => (working = undefined));
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
    await watch.stats.flush().catch(() => undefined);
  };
}
