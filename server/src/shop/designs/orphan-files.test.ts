import type { FastifyInstance } from 'fastify';
import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { createDesign, createFourColourPicture } from '../../testing/designs.ts';
import { withObjectStore } from '../../testing/object-store.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { createDesignFromUpload } from './index.ts';
import { deleteOrphanDesignFiles } from './orphan-files.ts';

const DAY_MS = 24 * 60 * 60_000;

async function checkOrphanDeletion(app: FastifyInstance): Promise<void> {
  await insertPersonalisedCatalogue(app);
  const design = await createDesign(app);
  expect((await design.addPicture(await createFourColourPicture(20, 20))).response.statusCode).toBe(201);
  const usedKeys = await app.storage.list(`designs/${design.id}`);
  expect(usedKeys).toHaveLength(2);
  const url = '/uploads/x/design-20x20.webp';
  await app.storage.put(url.slice(1), 'x');
  await createDesignFromUpload(app.db, {
    productId: '1',
    url,
    options: {},
    userId: undefined,
    now: app.now(),
  });
  const orphanKeys = [`designs/${design.id}/orphan.png`, 'designs/deleted/a.png', 'designs/deleted/a.webp'];
  for (const key of orphanKeys) await app.storage.put(key, 'x');

  expect(await deleteOrphanDesignFiles(app.db, app.storage, new Date())).toBe(0);
  expect(await app.storage.list('designs')).toHaveLength(5);
  const nextDay = new Date(Date.now() + DAY_MS + 60_000);
  expect(await deleteOrphanDesignFiles(app.db, app.storage, nextDay)).toBe(2);
  expect(await app.storage.list('designs')).toEqual(usedKeys);
  expect(await app.storage.listFolders('designs', nextDay)).toEqual([design.id]);
  expect(await app.storage.exists(url.slice(1))).toBe(true);
}

describeOnEveryDatabase(() => {
  test('deletes design folders and files without a database row when they are older than a day', () =>
    withApp(checkOrphanDeletion));
});

test('deletes design objects without a database row from a bucket when they are older than a day', () =>
  withObjectStore((env) => withApp({ env }, checkOrphanDeletion)));
