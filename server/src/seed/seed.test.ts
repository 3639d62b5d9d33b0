import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artist, Category, Gallery, Item, Product } from '@rangmala/shared/contract';
import { buildApp } from '../app.ts';
import { isPassword } from '../accounts/passwords/passwords.ts';
import type { Environment } from '../settings.ts';
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
  studio: {
    artTypes: [
      { name: 'Block Print', type: 'Craft', popularity: 7 },
      { name: 'Warli', type: 'Folk', popularity: 9 },
    ],
    artists: [
      {
        id: 'meera',
        name: 'Meera',
        portrait: 'portrait-meera',
        bio: 'White on earth.',
        testimonial: 'Lovely.',
        rating: 4.8,
        artTypes: ['Warli', 'Block Print'],
        skills: ['Murals'],
        availability: [{ weekday: 0, start_time: '10:00', end_time: '12:30' }],
      },
    ],
  },
  gallery: {
    featured: ['meera'],
    artworks: [
      {
        id: 'well',
        title: 'The Well',
        artTypes: ['Block Print', 'Warli'],
        picture: 'art-well',
        artist: 'meera',
      },
      { id: 'dance', title: 'The Dance', artTypes: ['Warli'], picture: 'art-dance', artist: 'meera' },
    ],
    testimonials: [{ name: 'Rohan', testimonial: 'She listened.', portrait: 'portrait-rohan' }],
  },
};
const KEYS = [
  ...['hero-wall', 'hero-mugs', 'mug-a', 'mug-a-back', 'mug-b'],
  ...['portrait-meera', 'portrait-rohan', 'art-well', 'art-dance'],
];

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

  test('an empty studio is filled, once; all know the password that is told once, nobody keeps it', () =>
    withFolder((media) =>
      withApp(
        async (app) => {
          await renderInto(media, 'one');
          const told = await Promise.all([seedDemo(app.db, DEMO, media), seedDemo(app.db, DEMO, media)]);
          const [password] = told.filter((each) => each !== undefined);
          expect(told).toHaveLength(2);
          expect(told).toContain(undefined);
          expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
          expect((await app.inject('/api/artists/art-types')).json()).toEqual([
            { name: 'Block Print' },
            { name: 'Warli' },
          ]);
          expect((await app.inject('/api/artists/meera')).json()).toEqual({
            id: 'meera',
            name: 'Meera',
            image: '/media/one/portrait-meera-9x9.webp',
            placeholder: 'data:one',
            bio: 'White on earth.',
            testimonial: 'Lovely.',
            rating: 4.8,
            art_types: ['Warli', 'Block Print'],
            skills: ['Murals'],
            availability: [{ weekday: 0, start_time: '10:00', end_time: '12:30' }],
          });
          const row = await app.db.selectFrom('artists').select('password_hash').executeTakeFirstOrThrow();
          expect(await isPassword(row.password_hash, password ?? '')).toBe(true);
        },
        { database },
      ),
    ));

  test('an empty gallery is hung, once, where the demo artists are', () =>
    withFolder((media) =>
      withApp(
        async (app) => {
          await renderInto(media, 'one');
          await Promise.all([seedDemo(app.db, DEMO, media), seedDemo(app.db, DEMO, media)]);
          const entrance = async () => (await app.inject('/api/art-gallery')).json<Gallery>();
          expect(await entrance()).toMatchObject({
            featured_artists: [{ id: 'meera', image: '/media/one/portrait-meera-9x9.webp' }],
            testimonials: [
              {
                name: 'Rohan',
                testimonial: 'She listened.',
                image: '/media/one/portrait-rohan-9x9.webp',
                placeholder: 'data:one',
              },
            ],
            artworks: [
              {
                id: 'well',
                type: 'Block Print',
                art_types: ['Block Print', 'Warli'],
                placeholder: 'data:one',
              },
              { id: 'dance', title: 'The Dance', image: '/media/one/art-dance-9x9.webp', artist_id: 'meera' },
            ],
          });
          // What an artist takes down stays down, and what is drawn anew is found again.
          await app.db.deleteFrom('artworks').where('id', '=', 'well').execute();
          await renderInto(media, 'two');
          await seedDemo(app.db, DEMO, media);
          const { artworks, testimonials } = await entrance();
          expect(artworks).toMatchObject([{ id: 'dance', image: '/media/two/art-dance-9x9.webp' }]);
          expect(testimonials).toMatchObject([{ image: '/media/two/portrait-rohan-9x9.webp' }]);
          await app.db.deleteFrom('artworks').execute();
          await seedDemo(app.db, DEMO, media);
          expect((await entrance()).artworks).toEqual([]);
        },
        { database },
      ),
    ));

  test('a studio from before there was a gallery gets one; artists of one’s own get none', () =>
    withFolder((media) =>
      withApp(
        async (app) => {
          await renderInto(media, 'one');
          const artworks = async () => (await app.inject('/api/art-gallery')).json<Gallery>().artworks;
          const nothing = { featured: [], artworks: [], testimonials: [] };
          await seedDemo(app.db, { ...DEMO, gallery: nothing }, media);
          const others = DEMO.gallery.artworks.map((artwork) => ({ ...artwork, artist: 'nobody' }));
          await seedDemo(app.db, { ...DEMO, gallery: { ...DEMO.gallery, artworks: others } }, media);
          expect(await artworks()).toEqual([]);
          await seedDemo(app.db, DEMO, media);
          expect(await artworks()).toHaveLength(2);
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
          expect((await app.inject('/api/artists/meera')).json<Artist>().image).toBe(
            '/media/two/portrait-meera-9x9.webp',
          );
        },
        { database },
      ),
    ));
});

test('who starts the server hears the password of the artists at the first start, unless they gave it', () =>
  withFolder(async (media) => {
    await renderInto(media, 'one');
    const announced = async (env: Environment): Promise<string[]> => {
      const lines: string[] = [];
      const parts = { demo: DEMO, mediaDir: media, announce: (line: string) => lines.push(line) };
      await withApp(
        async (app) => {
          const again = await buildApp(app.settings, parts);
          await again.close();
          const row = await app.db.selectFrom('artists').select('password_hash').executeTakeFirst();
          const password = env['DEMO_ARTIST_PASSWORD'] ?? lines[0]?.split(' ').at(-1) ?? '';
          expect(await isPassword(row?.password_hash, password)).toBe(env['SEED'] === 'demo');
        },
        { env, parts },
      );
      return lines;
    };
    expect(await announced({ SEED: 'demo' })).toHaveLength(1);
    expect(await announced({ SEED: 'demo', DEMO_ARTIST_PASSWORD: 'open sesame' })).toEqual([]);
    expect(await announced({ SEED: 'none' })).toEqual([]);
  }));

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
