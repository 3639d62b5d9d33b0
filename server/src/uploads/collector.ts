import type { FastifyInstance } from 'fastify';
import { UNFINISHED_FILE_MS } from '../storage/storage.ts';

type UploadCollectorServices = Pick<FastifyInstance, 'db' | 'storage' | 'uploadReferenceFinders' | 'log'>;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Age at which an unreferenced upload is deleted. Uploads in carts are unreferenced, because browsers store the
 * carts.
 */
export const UNUSED_UPLOAD_MS = 45 * DAY_MS;

const BATCH_SIZE = 200;

/**
 * Deletes unused uploads and folders without a row.
 * @returns the number of deleted uploads and folders
 */
export async function runUploadCollector(app: UploadCollectorServices, now: Date): Promise<number> {
  return (await deleteUnusedUploads(app, now)) + (await deleteOrphanFolders(app, now));
}

async function deleteUnusedUploads(
  { db, storage, uploadReferenceFinders }: UploadCollectorServices,
  now: Date,
): Promise<number> {
  const createdBefore = new Date(now.getTime() - UNUSED_UPLOAD_MS).toISOString();
  let deletedCount = 0;
  let lastRow = { created_at: '', id: '' };
  for (;;) {
    const { created_at, id } = lastRow;
    const batch = await db
      .selectFrom('uploads')
      .where('created_at', '<', createdBefore)
      .where(({ or, and, eb }) =>
        or([eb('created_at', '>', created_at), and([eb('created_at', '=', created_at), eb('id', '>', id)])]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH_SIZE)
      .select(['id', 'url', 'created_at'])
      .execute();
    const lastOfBatch = batch.at(-1);
    if (!lastOfBatch) return deletedCount;
    lastRow = lastOfBatch;
    const urls = batch.map(({ url }) => url);
    const usedUrls = new Set(
      (await Promise.all(uploadReferenceFinders.map((find) => find(db, urls)))).flat(),
    );
    for (const upload of batch.filter(({ url }) => !usedUrls.has(url))) {
      // Deletes the row first, because a later run deletes a folder that remains after a crash.
      await db.deleteFrom('uploads').where('id', '=', upload.id).execute();
      await storage.deleteAll(`uploads/${upload.id}`);
      deletedCount += 1;
    }
  }
}

async function deleteOrphanFolders({ db, storage }: UploadCollectorServices, now: Date): Promise<number> {
  const changedBefore = new Date(now.getTime() - UNFINISHED_FILE_MS);
  const folders = await storage.listFolders('uploads', changedBefore);
  let deletedCount = 0;
  for (let from = 0; from < folders.length; from += BATCH_SIZE) {
    const ids = folders.slice(from, from + BATCH_SIZE);
    const rows = await db.selectFrom('uploads').where('id', 'in', ids).select('id').execute();
    const storedIds = new Set(rows.map(({ id }) => id));
    for (const id of ids.filter((each) => !storedIds.has(each))) {
      await storage.deleteAll(`uploads/${id}`);
      deletedCount += 1;
    }
  }
  return deletedCount;
}
