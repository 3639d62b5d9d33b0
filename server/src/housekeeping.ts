import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from './lib/repeat-while-listening.ts';
import { deleteOldContentChanges } from './database/content-versions.ts';
import type { Database } from './database/database.ts';
import { deleteOldFailureClients } from './platform/canaries/failure-limit.ts';
import { deleteOldErrors } from './platform/canaries/release-errors.ts';
import { deleteOldReleaseCounts } from './platform/canaries/release-counts.ts';
import { deleteOldRefusals } from './platform/release-watch/release-refusals.ts';
import { deleteOldVitals } from './platform/vitals/release-vitals.ts';
import { deleteOldReports } from './platform/browser-check/report-store.ts';
import { deleteUnusedReleases } from './platform/releases/garbage-collection.ts';
import { deleteExpiredAccountRows } from './accounts/index.ts';
import { deleteUnusedDesigns } from './shop/designs/garbage-collection.ts';
import { collectUploads } from './uploads/collector.ts';

const HOUR_MS = 60 * 60_000;

/** Deletes data that is no longer needed: when the app begins to listen, and then every hour. */
export function addHousekeeping(app: FastifyInstance): void {
  repeatWhileListening(app, 'housekeeping', HOUR_MS, async () => {
    await deleteExpiredRows(app.db, app.now());
    await deleteUnusedReleases(app.db, app.storage, app.now());
    await deleteOldReports(app.db, app.storage, app.now());
    await deleteUnusedDesigns(app.db, app.storage, app.now());
    await collectUploads(app, app.now());
  });
}

/** Deletes rows that have expired or are too old. */
export async function deleteExpiredRows(db: Database, now: Date): Promise<void> {
  await deleteExpiredAccountRows(db, now);
  await deleteOldReleaseCounts(db, now);
  await deleteOldErrors(db, now);
  await deleteOldFailureClients(db, now);
  await deleteOldRefusals(db, now);
  await deleteOldVitals(db, now);
  await deleteOldContentChanges(db);
}
