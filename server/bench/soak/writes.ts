import { resolve } from 'node:path';
import type { Database } from '../../src/database/database.ts';
import { packModifiedRelease } from '../../src/testing/modified-release.ts';

/** Names of a category, a product and an artwork of the demo shop that the benchmark changes. */
export const WATCHED_NAMES = {
  category: 'Mugs',
  product: 'Chai First Mug',
  artwork: 'Twin Fish of the Kamala',
};

/** Renames a row. Returns the new name, which contains the number of the round. */
export async function renameRow(
  db: Database,
  row: keyof typeof WATCHED_NAMES,
  round: number,
): Promise<string> {
  const name = `${WATCHED_NAMES[row]} ${round}`;
  if (row === 'category')
    await db.updateTable('categories').set({ name }).where('slug', '=', 'mugs').execute();
  else if (row === 'product')
    await db.updateTable('products').set({ name }).where('id', '=', 'mug-chai-first').execute();
  else {
    const pattern = `${WATCHED_NAMES.artwork}%`;
    await db.updateTable('artworks').set({ title: name }).where('title', 'like', pattern).execute();
  }
  return name;
}

/** Packs a release of the shop that differs from the built release. */
export const packRelease = (name: string): Promise<Buffer> =>
  packModifiedRelease(resolve('shop-remote/dist/release'), `// soak ${name}`);

/**
 * Deploys a packed release of the shop.
 * @returns the version, and the link of a preview
 */
export async function deployRelease(
  base: string,
  token: string,
  release: Buffer,
  query = '',
): Promise<{ version: string; preview: string }> {
  const response = await fetch(`${base}/_releases/shop${query}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    body: new Uint8Array(release),
  });
  if (!response.ok) throw new Error(`Deploying was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { version: string; preview: string };
}
