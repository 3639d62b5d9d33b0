import type { FastifyInstance } from 'fastify';
import { whileListening } from './background.ts';
import type { Database } from './database/database.ts';
import { deleteOldStats } from './delivery/stats.ts';
import { sweepReleases } from './delivery/sweep.ts';
import { deleteOldGuesses } from './guesses/guesses.ts';
import { deleteOldResets } from './password-resets/queries.ts';
import { deleteEndedSessions } from './sessions/store.ts';
import { deleteOldAttempts } from './third-party/attempts.ts';

const HOUR = 60 * 60_000;

/** Forgets once an hour what has run out by itself. */
export function addHousekeeping(app: FastifyInstance): void {
  whileListening(app, 'housekeeping', HOUR, async () => {
    await tidy(app.db, app.now());
    await sweepReleases(app.db, app.storage, app.now());
  });
}

/** Deletes what nobody can use any more; none of it was believed since its time had come. */
export async function tidy(db: Database, now: Date): Promise<void> {
  await deleteEndedSessions(db, now);
  await deleteOldResets(db, now);
  await deleteOldGuesses(db, now);
  await deleteOldAttempts(db, now);
  await deleteOldStats(db, now);
}
