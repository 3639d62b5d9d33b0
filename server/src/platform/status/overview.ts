import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../database/database.ts';
import { type Canary, snapshots } from '../registry/registry.ts';
import { type Tally, tallyOf } from '../canaries/release-stats.ts';

/** Earlier releases whose counts are shown beside the live one's. */
const COMPARED = 3;

const EVER = new Date(0).toISOString();

/** A release that became live, or whose trial began or ended. */
interface Change {
  snapshot: number;
  at: string;
  by: string;
  reason: string;
  version: string;
  isLive: boolean;
}

/** One app as its team wants to see it. */
export interface AppOverview {
  app: string;
  live: string;
  /** Since when it is live, and by whom. */
  since: string;
  by: string;
  canary: (Canary & { tally: Tally }) | undefined;
  /** How the live release did since it is live. */
  tally: Tally;
  /** How the newest of the others that can be gone back to did, in all. */
  earlier: { version: string; tally: Tally }[];
  /** Newest first. */
  history: Change[];
  /** Releases that can be gone back to, newest first. */
  kept: string[];
}

export interface Overview {
  snapshot: number;
  apps: AppOverview[];
}

/** What is live, since when, by whom, how it does, and what can be gone back to. */
export async function overview(db: Database): Promise<Overview> {
  const history = await snapshots(db);
  const [newest] = history;
  if (!newest) return { snapshot: 0, apps: [] };
  const apps = await Promise.all(
    Object.entries(newest.live).map(async ([app, live]): Promise<AppOverview> => {
      const changes = changesOf(app, history);
      const began = changes.find(({ isLive }) => isLive);
      const since = began?.at ?? newest.createdAt;
      const canary = newest.canaries[app];
      const kept = await keptVersions(db, app, live);
      return {
        app,
        live,
        since,
        by: began?.by ?? newest.createdBy,
        canary: canary && { ...canary, tally: await tallyOf(db, app, canary.version, canary.since) },
        tally: await tallyOf(db, app, live, since),
        history: changes,
        earlier: await Promise.all(
          kept
            .filter((version) => version !== canary?.version)
            .slice(0, COMPARED)
            .map(async (version) => ({ version, tally: await tallyOf(db, app, version, EVER) })),
        ),
        kept,
      };
    }),
  );
  return { snapshot: newest.number, apps: apps.sort((a, b) => (a.app < b.app ? -1 : 1)) };
}

/** What happened to an app's live release and its trials, newest first. */
function changesOf(app: string, history: Awaited<ReturnType<typeof snapshots>>): Change[] {
  return history.flatMap(({ number, createdAt, createdBy, reason, live, canaries }, index) => {
    const before = history[index + 1];
    const [version, trial] = [live[app], canaries[app]];
    const wasTrial = before?.canaries[app];
    const isLive = version !== undefined && version !== before?.live[app];
    if (!isLive && isDeepStrictEqual(trial, wasTrial)) return [];
    const shown = isLive ? version : (trial ?? wasTrial)?.version;
    return [{ snapshot: number, at: createdAt, by: createdBy, reason, version: shown ?? '', isLive }];
  });
}

async function keptVersions(db: Database, app: string, live: string): Promise<string[]> {
  const rows = await db
    .selectFrom('releases')
    .select('version')
    .where('app', '=', app)
    .where('version', '!=', live)
    .where('swept_at', 'is', null)
    .orderBy('published_at', 'desc')
    .execute();
  return rows.map(({ version }) => version);
}
