import type { FastifyInstance } from 'fastify';
import type { Product } from '@rangmala/shared/contract';
import { withApp, withFolder } from '../testing/app.ts';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import { seedDemoFrom, writeDemoData } from '../testing/seed.ts';

const fetchMugImages = async (app: FastifyInstance) =>
  (await app.inject('/api/products/mug-a')).json<Product>().images;

describeOnEveryDatabase((database) => {
  test('adds missing pictures to demo products of an older version', () =>
    withFolder((mediaDir) =>
      withApp(
        async (app) => {
          const fetchImages = () => fetchMugImages(app);
          await writeDemoData(mediaDir, 'one');
          await seedDemoFrom(app, mediaDir);
          const originalImages = await fetchImages();
          expect(originalImages).toMatchObject([
            { url: '/media/one/mug-a-9x9.webp', options: { colour: 'white' } },
            { url: '/media/one/mug-a-back-9x9.webp', label: 'Other side' },
            { url: '/media/one/mug-a-red-9x9.webp', options: { colour: 'red' } },
          ]);
          await app.db.deleteFrom('product_images').where('position', '>', 0).execute();
          await app.db.updateTable('product_images').set({ options: '{}' }).execute();
          await writeDemoData(mediaDir, 'two');
          await seedDemoFrom(app, mediaDir);
          expect(await fetchImages()).toEqual(
            originalImages.map((image) => ({
              ...image,
              url: image.url.replace('/one/', '/two/'),
              placeholder: 'data:two',
            })),
          );
        },
        { database },
      ),
    ));

  test('adds a demo picture that is new in this version, unless the owner has a picture of the product', () =>
    withFolder((mediaDir) =>
      withApp(
        async (app) => {
          const fetchImages = () => fetchMugImages(app);
          await writeDemoData(mediaDir, 'one');
          await seedDemoFrom(app, mediaDir);
          const originalImages = await fetchImages();
          const deleteImageAt = (position: number) =>
            app.db
              .deleteFrom('product_images')
              .where('product_id', '=', 'mug-a')
              .where('position', '=', position)
              .execute();
          await deleteImageAt(1);
          await seedDemoFrom(app, mediaDir);
          expect(await fetchImages()).toEqual(originalImages);

          await deleteImageAt(1);
          await app.db
            .updateTable('product_images')
            .set({ url: '/uploads/x/mug-9x9.webp' })
            .where('product_id', '=', 'mug-a')
            .where('position', '=', 2)
            .execute();
          await seedDemoFrom(app, mediaDir);
          expect((await fetchImages()).map(({ url }) => url)).toEqual([
            '/media/one/mug-a-9x9.webp',
            '/uploads/x/mug-9x9.webp',
          ]);
        },
        { database },
      ),
    ));
});
