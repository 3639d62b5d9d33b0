import type { Database } from '../../database/database.ts';
import { type Storage, UNFINISHED_FILE_MS } from '../../storage/storage.ts';
import { getDesignFolder, getScreenKey } from './assets.ts';

const BATCH_SIZE = 200;

/** The folder of a design that is not in the database, or files of a design that belong to none of its pictures. */
interface Orphans {
  designId: string;
  /** Storage keys of the files; undefined for the whole folder. */
  keys?: string[];
}

/**
 * Deletes the folders of designs that are not in the database, and files in the folder of a design that belong to none
 * of its pictures. Such files remain when the server stops between a change of the database and the change of the
 * files. Keeps folders that were changed in the last {@link UNFINISHED_FILE_MS} milliseconds, because a file is stored
 * before its database row.
 * @returns the number of deleted folders and files
 */
export async function deleteOrphanDesignFiles(db: Database, storage: Storage, now: Date): Promise<number> {
  const changedBefore = new Date(now.getTime() - UNFINISHED_FILE_MS);
  const designIds = await storage.listFolders('designs', changedBefore);
  const orphans: Orphans[] = [];
  for (let from = 0; from < designIds.length; from += BATCH_SIZE)
    orphans.push(...(await findOrphans(db, storage, designIds.slice(from, from + BATCH_SIZE))));
  if (orphans.length === 0) return 0;
  // Lists the folders again, because a picture may have been stored after the first listing.
  const unchangedIds = new Set(await storage.listFolders('designs', changedBefore));
  let deletedCount = 0;
  for (const { designId, keys } of orphans.filter((each) => unchangedIds.has(each.designId))) {
    if (!keys) await storage.deleteAll(getDesignFolder(designId));
    for (const key of keys ?? []) await storage.delete(key);
    deletedCount += keys?.length ?? 1;
  }
  return deletedCount;
}

async function findOrphans(db: Database, storage: Storage, designIds: string[]): Promise<Orphans[]> {
  const designs = await db.selectFrom('designs').select('id').where('id', 'in', designIds).execute();
  const storedIds = new Set(designs.map(({ id }) => id));
  const assets = await db
    .selectFrom('design_assets')
    .select(['id', 'design_id', 'key'])
    .where('design_id', 'in', designIds)
    .execute();
  const usedKeys = new Set(assets.flatMap((asset) => [asset.key, getScreenKey(asset)]));
  const orphans: Orphans[] = [];
  for (const designId of designIds) {
    if (!storedIds.has(designId)) {
      orphans.push({ designId });
      continue;
    }
    const keys = (await storage.list(getDesignFolder(designId))).filter((key) => !usedKeys.has(key));
    if (keys.length > 0) orphans.push({ designId, keys });
  }
  return orphans;
}
