import { prepareCatalogueWrites } from './catalogue.ts';
import { createPictureStore } from './pictures.ts';
import { readShopFile } from './shop-file.ts';
import { prepareArtistWrites } from './artists.ts';
import { runExclusively } from '../database/transactions.ts';
import type { ImageStore } from '../uploads/store.ts';

/** Lines that describe the result of an import, including the passwords of new artists. */
export type ImportReport = string[];

/**
 * Imports the catalogue of a folder in one transaction. Lists that `shop.json` omits stay unchanged in the database.
 * @param folder path of the folder with `shop.json` and its pictures (docs/operations.md)
 * @throws ApiError 422 when the content of the folder is invalid; the catalogue is then unchanged
 */
export async function importShop(store: ImageStore, folder: string): Promise<ImportReport> {
  const file = await readShopFile(folder);
  const pictureStore = createPictureStore(store, folder);
  // Stores the pictures before the transaction, because storing can take minutes.
  const writes = [
    ...(await prepareCatalogueWrites(file, pictureStore)),
    ...(await prepareArtistWrites(file, pictureStore)),
  ];
  return runExclusively(store.db, async (transaction) => {
    const report: ImportReport = [];
    for (const write of writes) report.push(...(await write(transaction)));
    return report;
  });
}
