import type { FastifyInstance } from 'fastify';
import type { Tables } from '../database/tables.ts';
import { UNFINISHED_FILE_MS } from '../storage/storage.ts';
import { createColumnReferenceFinder } from './references.ts';

type UploadCollectorServices = Pick<FastifyInstance, 'db' | 'storage' | 'uploadReferenceFinders' | 'log'>;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Age at which an unreferenced upload is deleted. Uploads in carts are unreferenced, because browsers store the
 * carts.
 */
export const UNUSED_UPLOAD_MS = 45 * DAY_MS;

const BATCH_SIZE = 200;

/** Folders whose subfolders are named like a column of a table. */
const FOLDERS: [folder: string, table: keyof Tables, column: string][] = [
  ['uploads', 'uploads', 'id'],
  ['artworks', 'artworks', 'id'],
  ['hand-overs', 'hand_over_pictures', 'appointment_id'],
  ['designs', 'designs', 'id'],
];

/**
 * Deletes unused uploads, pictures that artists have never handed over, and folders without a row.
 * @returns the number of deleted uploads, pictures and folders
 */
export async function runUploadCollector(app: UploadCollectorServices, now: Date): Promise<number> {
  let deletedCount = (await deleteUnusedUploads(app, now)) + (await deleteUnusedHandOverPictures(app, now));
  for (const folder of FOLDERS) deletedCount += await deleteOrphanFolders(app, now, folder);
  return deletedCount;
}

async function deleteUnusedHandOverPictures(
  { db, storage }: UploadCollectorServices,
  now: Date,
): Promise<number> {
  const pictures = await db
    .deleteFrom('hand_over_pictures')
    .where('hand_over_id', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - UNUSED_UPLOAD_MS).toISOString())
    .returning(['key', 'screen_key'])
    .execute();
  for (const key of pictures.flatMap((picture) => [picture.key, picture.screen_key]))
    await storage.delete(key);
  return pictures.length;
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

async function deleteOrphanFolders(
  { db, storage }: UploadCollectorServices,
  now: Date,
  [folder, table, column]: (typeof FOLDERS)[number],
): Promise<number> {
  const changedBefore = new Date(now.getTime() - UNFINISHED_FILE_MS);
  const folders = await storage.listFolders(folder, changedBefore);
  let deletedCount = 0;
  for (let from = 0; from < folders.length; from += BATCH_SIZE) {
    const ids = folders.slice(from, from + BATCH_SIZE);
    const storedIds = new Set(await createColumnReferenceFinder(table, column)(db, ids));
    for (const id of ids.filter((each) => !storedIds.has(each))) {
      await storage.deleteAll(`${folder}/${id}`);
      deletedCount += 1;
    }
  }
  return deletedCount;
}
