import type { Storage } from './storage.ts';

/** Age in milliseconds at which partial files of interrupted writes and files without a row are deleted. */
export const UNFINISHED_FILE_MS = 24 * 60 * 60_000;

/** All top-level folders of the storage. */
const FOLDERS = ['uploads', 'designs', 'print', 'releases', 'packages', 'check-reports'];

/** Deletes partial files of interrupted writes in all folders when they are older than {@link UNFINISHED_FILE_MS}. */
export async function deleteUnfinishedFiles(storage: Storage, now: Date): Promise<void> {
  const changedBefore = new Date(now.getTime() - UNFINISHED_FILE_MS);
  for (const folder of FOLDERS) await storage.deleteUnfinished(folder, changedBefore);
}
