import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { withApp, withFolder } from '../testing/app.ts';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import { placeOrder } from '../testing/orders.ts';
import { createPlainPicture } from '../testing/pictures.ts';
import { insertPersonalisedCatalogue, mugView } from '../testing/products.ts';
import { moveDemoPictures } from './moved-pictures.ts';

/**
 * Runs `work` with rows of the version before, whose pictures are below `/media/`, and with the folder of a demo shop
 * that still has some of these pictures.
 */
const withMediaRows = (work: (app: FastifyInstance, move: () => Promise<void>) => Promise<void>) =>
  withApp((app) =>
    withFolder(async (folder) => {
      await mkdir(join(folder, 'pictures'));
      for (const [index, name] of ['front', 'mugs', 'blank', 'hero-home'].entries())
        await createPlainPicture(400 + index, 400)
          .webp()
          .toFile(join(folder, 'pictures', `${name}.webp`));
      await insertPersonalisedCatalogue(app);
      await app.db
        .insertInto('ordered_products')
        .values({ id: 'ordered', content: JSON.stringify({ views: [mugView] }) })
        .execute();
      await work(app, () => moveDemoPictures(app, folder, true));
    }),
  );

describeOnEveryDatabase(() => {
  test('replaces the URLs of demo pictures in rows and stored products, and keeps other pictures', () =>
    withMediaRows(async (app, move) => {
      await placeOrder(app, { payment: 'cash' });
      await Promise.all([move(), move()]);
      const product = (await app.inject('/api/products/1')).json<Product>();
      expect(product.images).toMatchObject([
        {
          url: expect.stringMatching(/^\/uploads\/.+\/front-400x400\.webp$/),
          placeholder: expect.stringMatching(/^data:image\/webp/),
        },
        { url: '/media/b/back-800x800.webp' },
      ]);
      const viewUrl = product.views[0]?.picture.url ?? '';
      expect(viewUrl).toMatch(/^\/uploads\/.+\/blank-402x400\.webp$/);
      const { content } = await app.db
        .selectFrom('ordered_products')
        .select('content')
        .executeTakeFirstOrThrow();
      expect(content).toContain(JSON.stringify(viewUrl));
      const line = await app.db.selectFrom('order_lines').select('image').executeTakeFirstOrThrow();
      expect(line.image).toBe(product.images[0]?.url);
      const category = await app.db
        .selectFrom('categories')
        .select('hero_image')
        .where('slug', '=', 'mugs')
        .executeTakeFirstOrThrow();
      expect((await app.inject(category.hero_image)).statusCode).toBe(200);
      const home = await app.db.selectFrom('site_pictures').selectAll().execute();
      expect(home).toMatchObject([
        { name: 'home', url: expect.stringMatching(/\/hero-home-403x400\.webp$/) },
      ]);
    }));
});
