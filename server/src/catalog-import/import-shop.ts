import { importCatalogue } from './catalogue.ts';
import { createPictureStore } from './pictures.ts';
import { readShopFile } from './shop-file.ts';
import { importArtists } from './artists.ts';
import { runExclusively } from '../database/dialect.ts';
import type { ImageStore } from '../uploads/store.ts';

/** Lines that describe the result of an import. They contain the passwords of new artists. */
export type ImportReport = string[];

/**
 * Imports the catalogue of a folder in one transaction. Lists that `shop.json` omits stay unchanged in the database.
 * @param folder path of the folder with `shop.json` and its pictures (docs/operations.md)
 * @throws RuleError when the folder cannot be imported; the catalogue is then unchanged
 */
export async function importShop(store: ImageStore, folder: string): Promise<ImportReport> {
  const file = await readShopFile(folder);
  const storePicture = createPictureStore(store, folder);
  // Stores the pictures before the transaction, because this can take minutes.
  const writes = [
    ...(await importCatalogue(file, storePicture)),
    ...(await importArtists(file, storePicture)),
  ];
  return runExclusively(store.db, async (transaction) => {
    const report: ImportReport = [];
    for (const write of writes) report.push(...(await write(transaction)));
    return report;
  });
}
