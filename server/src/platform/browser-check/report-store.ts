import type { Database } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { deleteOldChecks, getRetentionStart } from '../check-records/check-records.ts';
import { type StoredCheck, storedCheckSchema } from './report.ts';

/** Matches an id that `createCheckId` creates. */
const CHECK_ID = /^[\w-]{22}$/;
const PICTURE_NAME = /^[\w-]{1,80}\.webp$/;

/**
 * A waiting or running check counts as interrupted this long after its stored start time. When a check begins to run,
 * new start times are stored for this check and for all waiting checks.
 */
const MAX_CHECK_MS = 45 * 60 * 1000;

const REPORTS_FOLDER = 'check-reports';
const getReportFolder = (id: string) => `${REPORTS_FOLDER}/${id}`;
const getCheckKey = (id: string) => `${getReportFolder(id)}/check.json`;

/** Stores a check. Replaces an earlier version of the check. */
export async function writeCheck(storage: Storage, id: string, check: StoredCheck): Promise<void> {
  await storage.put(getCheckKey(id), JSON.stringify(check), { contentType: 'application/json' });
}

/** Returns a check; undefined for an unknown id. An interrupted check has a `failure`. */
export async function readCheck(storage: Storage, id: string, now: Date): Promise<StoredCheck | undefined> {
  const buffer = CHECK_ID.test(id) ? await storage.get(getCheckKey(id)) : undefined;
  if (!buffer) return undefined;
  const check = storedCheckSchema.parse(JSON.parse(buffer.toString('utf8')));
  const isTimedOut = now.getTime() - new Date(check.startedAt).getTime() > MAX_CHECK_MS;
  if (check.report || check.failure !== undefined || !isTimedOut) return check;
  return { ...check, failure: 'The check was interrupted. Please run it again.' };
}

/** Stores a picture of a report (WebP). */
export async function writePicture(storage: Storage, id: string, name: string, webp: Buffer): Promise<void> {
  await storage.put(`${getReportFolder(id)}/${name}`, webp, { contentType: 'image/webp' });
}

/** Returns a picture of a report (WebP); undefined when there is none. */
export async function readPicture(storage: Storage, id: string, name: string): Promise<Buffer | undefined> {
  return CHECK_ID.test(id) && PICTURE_NAME.test(name)
    ? storage.get(`${getReportFolder(id)}/${name}`)
    : undefined;
}

/** Stores a failed check and removes its pictures. */
export async function writeFailedCheck(storage: Storage, id: string, check: StoredCheck): Promise<void> {
  await writeCheck(storage, id, check);
  for (const key of await storage.list(getReportFolder(id)))
    if (key !== getCheckKey(id)) await storage.delete(key);
}

/**
 * Deletes check records older than the retention period, and reports that were not changed within this period. Finds
 * the reports by their folders, because a check that did not finish has no record.
 */
export async function deleteOldReports(db: Database, storage: Storage, now: Date): Promise<void> {
  await deleteOldChecks(db, now);
  for (const id of await storage.listFolders(REPORTS_FOLDER, getRetentionStart(now)))
    await storage.deleteAll(getReportFolder(id));
}
