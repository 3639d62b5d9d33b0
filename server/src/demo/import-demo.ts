import { createRandomPassword } from '../catalog-import/passwords.ts';
import { importShop } from '../catalog-import/import-shop.ts';
import type { Database } from '../database/database.ts';
import { RuleError } from '../http/errors.ts';
import { SettingsError } from '../settings.ts';
import type { ImageStore } from '../uploads/store.ts';

export interface DemoOptions {
  /** Folder with the `shop.json` of the demo shop. */
  folder: string;
  /** Password of the demo artists; by default a random one, which is printed. */
  artistPassword: string | undefined;
  /** Prints a line for the person who starts the server. */
  announce: (line: string) => void;
}

/**
 * Imports the demo shop into a database without categories and artists, in the same way as `npm run import`.
 * @returns whether the demo shop was imported
 * @throws SettingsError when the files of the demo shop are missing or invalid
 */
export async function importDemo(
  store: ImageStore,
  { folder, artistPassword, announce }: DemoOptions,
): Promise<boolean> {
  if (!(await isEmptyShop(store.db))) return false;
  const password = artistPassword ?? createRandomPassword();
  try {
    const options = { announce, artistPassword: password, mayWrite: isEmptyShop };
    const report = await importShop(store, folder, options);
    // Several processes can start at the same time. One of them writes.
    if (report.length === 0) return false;
    announce(`imported the demo shop: ${report.join(', ')}`);
  } catch (error) {
    if (error instanceof RuleError)
      throw new SettingsError(`SEED=demo cannot import the demo shop:\n${error.message}`);
    throw error;
  }
  if (artistPassword === undefined) announce(`The demo artists' password, shown only this once: ${password}`);
  return true;
}

async function isEmptyShop(db: Database): Promise<boolean> {
  const category = await db.selectFrom('categories').select('slug').limit(1).executeTakeFirst();
  const artist = await db.selectFrom('artists').select('id').limit(1).executeTakeFirst();
  return !category && !artist;
}
