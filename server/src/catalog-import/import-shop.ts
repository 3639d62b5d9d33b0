import type { Database } from '../database/database.ts';
import { runExclusively } from '../database/transactions.ts';
import { saveDeliveryRules } from '../shop/delivery/index.ts';
import type { ImageStore } from '../uploads/store.ts';
import { measureArt } from '../shop/designs/index.ts';
import { writeArtists } from './artists.ts';
import { writeCatalogue } from './catalogue.ts';
import { createFileFinder } from './folder.ts';
import { storeFiles } from './pictures.ts';
import { listFileUses, readShopFile } from './shop-file.ts';

/** Lines that describe the result of an import, including the passwords of new artists. */
export type ImportReport = string[];

export interface ImportOptions {
  /** Prints a line about the progress. */
  announce?: (line: string) => void;
  /** Password of all new artists; by default, each gets a random one, which the report contains. */
  artistPassword?: string | undefined;
  /** Changes nothing unless this function returns true at the time of the write. */
  mayWrite?: (db: Database) => Promise<boolean>;
}

/**
 * Imports the catalogue of a folder in one transaction. Lists that `shop.json` omits stay unchanged in the database.
 * @param folder path of the folder with `shop.json` and its pictures (docs/operations.md)
 * @returns an empty report when `mayWrite` has prevented the import
 * @throws ApiError 422 when the content of the folder is invalid; the catalogue is then unchanged
 */
export async function importShop(
  store: ImageStore,
  folder: string,
  { announce, artistPassword, mayWrite = async () => true }: ImportOptions = {},
): Promise<ImportReport> {
  const findFile = createFileFinder(folder);
  const shop = await readShopFile(folder, findFile);
  // Stores the pictures before the transaction, because storing can take minutes.
  const files = await storeFiles(store, findFile, listFileUses(shop), announce);
  const ornamentIds = (shop.ornaments ?? []).map(({ art }) => files.getDrawing(art));
  const ornamentSizes = await measureArt(store.storage, ornamentIds);
  return runExclusively(store.db, async (transaction) => {
    if (!(await mayWrite(transaction))) return [];
    const report = [
      ...(await writeCatalogue(transaction, shop, files, ornamentSizes)),
      ...(await writeArtists(transaction, shop, files, artistPassword)),
    ];
    if (!shop.delivery) return report;
    await saveDeliveryRules(transaction, shop.delivery);
    return [...report, 'rules for delivery'];
  });
}
