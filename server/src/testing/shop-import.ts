import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { importShop } from '../catalog-import/import-shop.ts';
import { withApp, withFolder } from './app.ts';
import { createPlainPicture } from './pictures.ts';
import { testWith } from './test-with.ts';

/**
 * Runs `work` with an empty shop, a function that imports the content of a `shop.json`, and the folder of this file. The
 * folder has the pictures `a.png` and `b.png`.
 */
async function withShopImport(
  work: (
    app: FastifyInstance,
    importContent: (content: object) => Promise<string[]>,
    folder: string,
  ) => Promise<void>,
): Promise<void> {
  await withApp((app) =>
    withFolder(async (folder) => {
      await createPlainPicture(400, 400).png().toFile(join(folder, 'a.png'));
      await createPlainPicture(300, 400).png().toFile(join(folder, 'b.png'));
      const importContent = async (content: object) => {
        await writeFile(join(folder, 'shop.json'), JSON.stringify(content));
        return importShop(app, folder);
      };
      await work(app, importContent, folder);
    }),
  );
}

/** Test with an empty shop, into which it imports the content of a `shop.json`. */
export const test = testWith(withShopImport);
