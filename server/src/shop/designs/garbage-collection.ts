import type { Database } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { folderOf } from './assets.ts';

/** Days for which an unordered, unchanged design is kept. */
const KEEP_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
/** Designs per round; each has files to delete. */
const AT_ONCE = 100;

/**
 * Deletes designs that were not ordered and not changed for 90 days, with their pictures.
 * @returns their number
 */
export async function deleteUnusedDesigns(db: Database, storage: Storage, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();
  const old = await db
    .selectFrom('designs')
    .select('id')
    .where('ordered_at', 'is', null)
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .execute();
  let deleted = 0;
  for (const { id } of old) {
    // Checked again, because it may have been ordered or changed meanwhile.
    const gone = await db
      .deleteFrom('designs')
      .where('id', '=', id)
      .where('ordered_at', 'is', null)
      .where('updated_at', '<', before)
      .returning('id')
      .executeTakeFirst();
    if (!gone) continue;
    await storage.deleteAll(folderOf(id));
    deleted += 1;
  }
  return deleted;
}
