import type { FastifyInstance } from 'fastify';
import { whileListening } from './lib/repeat-while-listening.ts';
import type { Database } from './database/database.ts';
import { deleteOldStats } from './platform/canaries/release-stats.ts';
import { deleteUnusedReleases } from './platform/releases/garbage-collection.ts';
import { deleteOldGuesses } from './accounts/login-throttle/login-throttle.ts';
import { deleteOldResets } from './accounts/password-resets/queries.ts';
import { deleteEndedSessions } from './accounts/sessions/store.ts';
import { deleteOldAttempts } from './accounts/oidc/attempts.ts';

const HOUR = 60 * 60_000;

/** Forgets once an hour what has run out by itself. */
export function addHousekeeping(app: FastifyInstance): void {
  whileListening(app, 'housekeeping', HOUR, async () => {
    await tidy(app.db, app.now());
    await deleteUnusedReleases(app.db, app.storage, app.now());
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
