import type { Database } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { deleteOldChecks } from '../check-records/check-records.ts';

/** Returns the folder of a browser check's report in the store. */
export const reportFolder = (id: string) => `check-reports/${id}`;

/** Deletes runs of checks after their retention, with the reports. */
export async function deleteOldReports(db: Database, storage: Storage, now: Date): Promise<void> {
  for (const id of await deleteOldChecks(db, now)) await storage.deleteAll(reportFolder(id));
}
