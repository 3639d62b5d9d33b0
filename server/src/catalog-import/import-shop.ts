import { importCatalogue } from './catalogue.ts';
import { pictureStore } from './pictures.ts';
import { readShopFile } from './shop-file.ts';
import { importArtists } from './artists.ts';
import { alone } from '../database/dialect.ts';
import type { ImageStore } from '../uploads/store.ts';

/** What an import did, one line for each part; contains the passwords of new artists. */
export type Report = string[];

/**
 * Imports the catalogue of a folder, completely or not at all. Lists that are missing in the file stay as they are;
 * an artist's profile is written only when the artist is new.
 * @param folder contains `shop.json` and its pictures (docs/operations.md)
 * @throws RuleError with a line for each problem; nothing has changed then
 */
export async function importShop(store: ImageStore, folder: string): Promise<Report> {
  const file = await readShopFile(folder);
  const stored = pictureStore(store, folder);
  // Storing pictures can take minutes, so it is done before the transaction that writes the rows.
  const writes = [...(await importCatalogue(file, stored)), ...(await importArtists(file, stored))];
  return alone(store.db, async (transaction) => {
    const report: Report = [];
    for (const write of writes) report.push(...(await write(transaction)));
    return report;
  });
}
