import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from './lib/repeat-while-listening.ts';
import { deleteOldContentChanges } from './database/content-versions.ts';
import { deleteOldErrors } from './platform/release-reports/release-errors.ts';
import { deleteOldReleaseCounts } from './platform/release-reports/release-counts.ts';
import { deleteOldVitals } from './platform/release-reports/release-vitals.ts';
import { deleteUnusedReleases } from './platform/releases/garbage-collection.ts';
import { deleteExpiredAccountRows } from './accounts/index.ts';
import { deleteUnusedDesigns } from './shop/designs/garbage-collection.ts';
import { deleteUnfinishedFiles } from './storage/storage.ts';
import { runUploadCollector } from './uploads/collector.ts';

type Services = Pick<FastifyInstance, 'db' | 'storage' | 'uploadReferenceFinders' | 'log'>;

const HOUR_MS = 60 * 60_000;

/** Deletions by name. The deletions that free the most disk space run first. */
const DELETIONS: Record<string, (app: Services, now: Date) => Promise<unknown>> = {
  'unfinished files': ({ storage }, now) => deleteUnfinishedFiles(storage, now),
  designs: ({ db, storage }, now) => deleteUnusedDesigns(db, storage, now),
  uploads: runUploadCollector,
  releases: ({ db, storage }, now) => deleteUnusedReleases(db, storage, now),
  'account rows': ({ db }, now) => deleteExpiredAccountRows(db, now),
  'release counts': ({ db }, now) => deleteOldReleaseCounts(db, now),
  'release errors': ({ db }, now) => deleteOldErrors(db, now),
  vitals: ({ db }, now) => deleteOldVitals(db, now),
  'content changes': ({ db }) => deleteOldContentChanges(db),
};

/** Deletes data that is no longer needed: when the app begins to listen, and then every hour. */
export function addHousekeeping(app: FastifyInstance): void {
  repeatWhileListening(app, 'housekeeping', HOUR_MS, () => deleteUnneededData(app, app.now()));
}

/** Deletes data that is no longer needed. Logs the error of a failed deletion and continues with the next deletion. */
export async function deleteUnneededData(app: Services, now: Date): Promise<void> {
  for (const [name, deleteData] of Object.entries(DELETIONS)) {
    try {
      await deleteData(app, now);
    } catch (error) {
      app.log.error({ err: error }, `Housekeeping of ${name} failed.`);
    }
  }
}
