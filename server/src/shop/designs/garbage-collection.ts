import type { Database } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { getDesignFolder } from './assets.ts';

const KEEP_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Deletes the designs that were never ordered and have not changed for {@link KEEP_DAYS} days, and their pictures.
 * @returns the number of deleted designs
 */
export async function deleteUnusedDesigns(db: Database, storage: Storage, now: Date): Promise<number> {
  const deletedDesigns = await db
    .deleteFrom('designs')
    .where('ordered_at', 'is', null)
    .where('updated_at', '<', new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString())
    .returning('id')
    .execute();
  for (const { id } of deletedDesigns) await storage.deleteAll(getDesignFolder(id));
  return deletedDesigns.length;
}
