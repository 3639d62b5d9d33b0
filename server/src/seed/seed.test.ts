import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category, Item, Product } from '@rangmala/shared/contract';
import { withApp, withFolder } from '../testing/app.ts';
import { onEveryDatabase } from '../testing/databases.ts';
import { seedDemo } from './seed.ts';

const DEMO = {
  catalogue: {
    categories: [
      { slug: 'wall-decor', name: 'Wall Decor', hero: 'hero-wall' },
      { slug: 'mugs', name: 'Mugs', hero: 'hero-mugs' },
    ],
    products: [
      {
        id: 'mug-a',
        category: 'mugs',
        name: 'A',
        price: 349.5,
        description: 'One.',
        pictures: ['mug-a', 'mug-a-back'],
      },
      { id: 'mug-b', category: 'mugs', name: 'B', price: 0.29, description: 'Two.', pictures: ['mug-b'] },
    ],
  },
};
const KEYS = ['hero-wall', 'hero-mugs', 'mug-a', 'mug-a-back', 'mug-b'];

/** Pictures as a build renders them, all of them under one digest. */
async function renderInto(folder: string, digest: string): Promise<void> {
  const index = Object.fromEntries(
    KEYS.map((key) => [key, { url: `/media/${digest}/${key}-9x9.webp`, placeholder: `data:${digest}` }]),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'media.json'), JSON.stringify(index));
}

onEveryDatabase((database) => {
  test('an empty shop is filled, once', () =>
    withFolder((media) =>
      withApp(
        async (app) => {
          await renderInto(media, 'one');
          await Promise.all([seedDemo(app.db, DEMO, media), seedDemo(app.db, DEMO, media)]);
          expect((await app.inject('/api/categories')).json<Category[]>()).toEqual([
            { name: 'Wall Decor', hero_image: '/media/one/hero-wall-9x9.webp', placeholder: 'data:one' },
            { name: 'Mugs', hero_image: '/media/one/hero-mugs-9x9.webp', placeholder: 'data:one' },
          ]);
          expect((await app.inject('/api/items?category=mugs')).json<Item[]>()).toMatchObject([
            {
              id: 'mug-a',
              price: 349.5,
              image: ['/media/one/mug-a-9x9.webp', '/media/one/mug-a-back-9x9.webp'],
            },
            { id: 'mug-b', price: 0.29, image: ['/media/one/mug-b-9x9.webp'] },
          ]);
        },
        { database },
      ),
    ));

  test('pictures that were drawn anew are found where they are now; the owner’s own stay', () =>
    withFolder((media) =>
      withApp(
        async (app) => {
          await renderInto(media, 'one');
          await seedDemo(app.db, DEMO, media);
          await app.db
            .updateTable('product_images')
            .set({ url: '/uploads/x/mug-9x9.webp', placeholder: null })
            .where('product_id', '=', 'mug-b')
            .execute();
          await renderInto(media, 'two');
          await seedDemo(app.db, DEMO, media);
          expect((await app.inject('/api/products/mug-a')).json<Product>()).toMatchObject({
            img: '/media/two/mug-a-9x9.webp',
            placeholder: 'data:two',
          });
          expect((await app.inject('/api/products/mug-b')).json<Product>().img).toBe(
            '/uploads/x/mug-9x9.webp',
          );
          expect((await app.inject('/api/categories')).json<Category[]>()[0]?.hero_image).toBe(
            '/media/two/hero-wall-9x9.webp',
          );
        },
        { database },
      ),
    ));
});

test('a shop of one’s own is left alone', () =>
  withFolder((media) =>
    withApp(async (app) => {
      await renderInto(media, 'one');
      const own = {
        slug: 'hats',
        name: 'Hats',
        hero_image: '/uploads/x/hats-9x9.webp',
        placeholder: null,
        position: 0,
      };
      await app.db.insertInto('categories').values(own).execute();
      await seedDemo(app.db, DEMO, media);
      expect((await app.inject('/api/categories')).json<Category[]>().map(({ name }) => name)).toEqual([
        'Hats',
      ]);
    }),
  ));

test('without its pictures there is no demo', () =>
  withFolder((media) =>
    withApp(async (app) => {
      await expect(seedDemo(app.db, DEMO, media)).rejects.toThrow('npm run build');
    }),
  ));
