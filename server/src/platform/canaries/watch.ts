import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { LiveSnapshots } from '../registry/active-snapshot.ts';
import { currentSnapshot, endCanary } from '../registry/registry.ts';
import { type ReleaseStats, type Source, tallyOf } from './release-stats.ts';
import { worseThanLive } from './verdict.ts';

/** How often what was counted is written, and trials are looked at. */
const LOOK_MS = 2_000;

/** Each is judged by itself. */
const PLACES: readonly { source: Source; place: string }[] = [
  { source: 'browser', place: 'in browsers' },
  { source: 'server', place: 'on the server' },
];

interface Watched {
  db: Database;
  live: LiveSnapshots;
  stats: ReleaseStats;
  log: FastifyBaseLogger;
}

/** Takes back every trial that does worse than what it is to replace; the apps whose trial ended. */
export async function endWorseTrials({ db, live, log }: Omit<Watched, 'stats'>): Promise<string[]> {
  const ended: string[] = [];
  const current = await currentSnapshot(db);
  for (const [app, { version, since }] of Object.entries(current?.canaries ?? {})) {
    const liveVersion = current?.live[app];
    if (liveVersion === undefined) continue;
    for (const { source, place } of PLACES) {
      const [trial, standing] = [
        await tallyOf(db, app, version, since, source),
        await tallyOf(db, app, liveVersion, since, source),
      ];
      const worse = worseThanLive(trial, standing);
      if (worse === undefined) continue;
      const reason = `${place}, ${worse}`;
      await endCanary(db, { app, version }, 'the site itself', `${version} taken back: ${reason}`);
      live.lookAgain();
      log.warn({ app, version, trial, standing }, `a trial was taken back: ${reason}`);
      ended.push(app);
      break;
    }
  }
  return ended;
}

/** Writes counts and looks at trials every few seconds; the returned function ends that, with a last write. */
export function startWatching(watched: Watched): () => Promise<void> {
  let working: Promise<void> | undefined;
  const look = async () => {
    try {
      await watched.stats.flush();
      await endWorseTrials(watched);
    } catch (error) {
      watched.log.error({ err: error }, 'releases’ counts could not be written');
    }
  };
  const timer = setInterval(() => {
    working ??= look().finally(() => (working = undefined));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
    await watched.stats.flush().catch(() => undefined);
  };
}
