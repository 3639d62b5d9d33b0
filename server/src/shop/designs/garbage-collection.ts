import type { Database } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { getDesignFolder } from './assets.ts';

const KEEP_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
const BATCH_SIZE = 100;

/**
 * Deletes the designs that were never ordered and have not changed for {@link KEEP_DAYS} days, and their pictures.
 * @returns the number of deleted designs
 */
export async function deleteUnusedDesigns(db: Database, storage: Storage, now: Date): Promise<number> {
  const changedBefore = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();
  let deletedCount = 0;
  for (;;) {
    const { foundCount, deletedIds } = await deleteBatch(db, changedBefore);
    for (const id of deletedIds) await storage.deleteAll(getDesignFolder(id));
    deletedCount += deletedIds.length;
    if (foundCount < BATCH_SIZE) return deletedCount;
  }
}

async function deleteBatch(
  db: Database,
  changedBefore: string,
): Promise<{ foundCount: number; deletedIds: string[] }> {
  const unusedDesigns = await db
    .selectFrom('designs')
    .select('id')
    .where('ordered_at', 'is', null)
    .where('updated_at', '<', changedBefore)
    .orderBy('updated_at')
    .limit(BATCH_SIZE)
    .execute();
  const deletedIds: string[] = [];
  for (const { id } of unusedDesigns) {
    // Repeats the conditions, because the design may have been ordered or changed since the query.
    const deletedRow = await db
      .deleteFrom('designs')
      .where('id', '=', id)
      .where('ordered_at', 'is', null)
      .where('updated_at', '<', changedBefore)
      .returning('id')
      .executeTakeFirst();
    if (deletedRow) deletedIds.push(id);
  }
  return { foundCount: unusedDesigns.length, deletedIds };
}
