import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { createCanaryCheck, OutdatedChangeError } from '../registry/change-checks.ts';
import { findCurrentSnapshot, endCanary } from '../registry/registry.ts';
import { describeRegression } from './compare-releases.ts';
import { readReleaseCounts, REPORT_SOURCES } from './release-counts.ts';

interface CanaryServices {
  db: Database;
  activeSnapshot: ActiveSnapshot;
  log: FastifyBaseLogger;
}

/** A canary that the site ended because the canary was worse than the live release. */
export interface EndedCanary {
  app: string;
  version: string;
  reason: string;
  /** Version of the live release. */
  live: string;
}

/**
 * Ends every canary that is worse than the live release.
 * @returns the ended canaries
 */
export async function endFailingCanaries({
  db,
  activeSnapshot,
  log,
}: CanaryServices): Promise<EndedCanary[]> {
  const endedCanaries: EndedCanary[] = [];
  const snapshot = await findCurrentSnapshot(db);
  for (const [app, { version, since }] of Object.entries(snapshot?.canaries ?? {})) {
    const liveVersion = snapshot?.live[app];
    if (liveVersion === undefined) continue;
    for (const { source, label } of REPORT_SOURCES) {
      const [canary, live] = [
        await readReleaseCounts(db, app, version, since, source),
        await readReleaseCounts(db, app, liveVersion, since, source),
      ];
      const regression = describeRegression(canary, live, 'the live release');
      if (regression === undefined) continue;
      const reason = `${label}, ${regression}`;
      try {
        await endCanary(
          db,
          { app, version },
          { kind: 'canary_failed', by: 'the site', reason: `canary ${version} ended: ${reason}` },
          createCanaryCheck(app, version),
        );
      } catch (error) {
        if (!(error instanceof OutdatedChangeError)) throw error;
        // The canary was changed in the meantime. If another process has ended the canary, that process notifies the
        // team.
        break;
      }
      activeSnapshot.invalidate();
      log.warn({ app, version, canary, live }, `a canary was ended: ${reason}`);
      endedCanaries.push({ app, version, reason, live: liveVersion });
      break;
    }
  }
  return endedCanaries;
}
