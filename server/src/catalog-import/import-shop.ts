import { importCatalogue } from './catalogue.ts';
import { pictureStore } from './pictures.ts';
import { readShopFile } from './shop-file.ts';
import { importStudio } from './artists.ts';
import { alone } from '../database/dialect.ts';
import type { ImageStore } from '../uploads/store.ts';

/** What an import has done, a line each, passwords of new artists among them. */
export type Report = string[];

/**
 * Makes the shop sell what its owner's folder says, whole or not at all. A part that the file leaves out
 * stays as it is; what an artist keeps up to date themselves is only set when they are new.
 * @param folder with `shop.json` and the pictures that it names (docs/operations.md)
 * @throws RuleError with a sentence that names what is wrong; nothing has changed then
 */
export async function importShop(store: ImageStore, folder: string): Promise<Report> {
  const file = await readShopFile(folder);
  const stored = pictureStore(store, folder);
  // Pictures take minutes: they are stored before the rows that show them are written, in one step.
  const writes = [...(await importCatalogue(file, stored)), ...(await importStudio(file, stored))];
  return alone(store.db, async (transaction) => {
    const report: Report = [];
    for (const write of writes) report.push(...(await write(transaction)));
    return report;
  });
}
