import type { Database } from '../database/database.ts';
import { runExclusively } from '../database/transactions.ts';
import { saveDeliveryRules } from '../shop/delivery/index.ts';
import type { ImageStore } from '../uploads/store.ts';
import { prepareArtistWrites } from './artists.ts';
import { prepareCatalogueWrites } from './catalogue.ts';
import { createFileFinder } from './folder.ts';
import { createArtStore, createPictureStore } from './pictures.ts';
import type { ImportContext } from './prepare.ts';
import { readShopFile } from './shop-file.ts';

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
  { announce = () => undefined, artistPassword, mayWrite = async () => true }: ImportOptions = {},
): Promise<ImportReport> {
  const findFile = createFileFinder(folder);
  const file = await readShopFile(folder, findFile);
  const context: ImportContext = {
    pictures: await createPictureStore(store, findFile),
    storage: store.storage,
    storeArt: createArtStore(store, findFile),
    announce,
  };
  // Stores the pictures before the transaction, because storing can take minutes.
  const writes = [
    ...(await prepareCatalogueWrites(file, context)),
    ...(await prepareArtistWrites(file, context, artistPassword)),
  ];
  return runExclusively(store.db, async (transaction) => {
    if (!(await mayWrite(transaction))) return [];
    const report: ImportReport = [];
    for (const write of writes) report.push(...(await write(transaction)));
    if (file.delivery) {
      await saveDeliveryRules(transaction, file.delivery);
      report.push('rules for delivery');
    }
    return report;
  });
}
