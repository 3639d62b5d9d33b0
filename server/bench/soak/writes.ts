import { resolve } from 'node:path';
import type { Database } from '../../src/database/database.ts';
import { createToken } from '../../src/platform/tokens/tokens.ts';
import { packModifiedRelease } from '../../src/testing/modified-release.ts';
import type { WatchedText } from './visit.ts';

/**
 * Renames the category, the product or the artwork whose name the benchmark watches. Returns the new name, which
 * contains the number of the round.
 */
export async function renameRow(
  db: Database,
  table: Exclude<WatchedText, 'shop'>,
  round: number,
): Promise<string> {
  const name = `${NAMES[table]} ${round}`;
  if (table === 'category')
    await db.updateTable('categories').set({ name }).where('slug', '=', 'mugs').execute();
  else if (table === 'product')
    await db.updateTable('products').set({ name }).where('id', '=', 'mug-chai-first').execute();
  else
    await db
      .updateTable('artworks')
      .set({ title: name })
      .where('title', 'like', `${NAMES.artwork}%`)
      .execute();
  return name;
}

const NAMES = { category: 'Mugs', product: 'Chai First Mug', artwork: 'Twin Fish of the Kamala' };

/**
 * Creates a token of the shop and packs three releases. Returns functions that deploy these releases over HTTP: two
 * make a release live, and `preview` publishes a preview.
 */
export async function prepareDeployments(db: Database, base: string) {
  const token = await createToken(db, { app: 'shop', name: 'soak', days: 1 });
  const folder = resolve('shop-remote/dist/release');
  const prepareDeployment = async (comment: string, query = '') => {
    const content = new Uint8Array(await packModifiedRelease(folder, `// ${comment}`));
    return async () => {
      const response = await fetch(`${base}/_releases/shop${query}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
        body: content,
      });
      if (!response.ok)
        throw new Error(`Deploying was answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as { version: string; preview: string };
    };
  };
  return {
    deployments: [await prepareDeployment('soak one'), await prepareDeployment('soak two')],
    preview: await prepareDeployment('soak preview', '?mode=preview'),
  };
}
