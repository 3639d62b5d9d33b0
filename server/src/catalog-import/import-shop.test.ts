import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createSlug } from '@rangmala/shared/contract/rules';
import { withApp, withFolder } from '../testing/app.ts';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import type { DatabaseKind } from '../testing/test-database.ts';
import { importShop } from './import-shop.ts';
import { setRandomArtistPassword } from './passwords.ts';
import { testWith } from '../testing/test-with.ts';

const SHOP = {
  categories: [
    { name: 'Mugs', picture: 'a.png' },
    { name: 'Wall Decor', picture: 'b.png' },
  ],
  products: [
    {
      id: 'kulhad-mug',
      category: 'Mugs',
      name: 'Kulhad Mug',
      price: 349.5,
      description: 'Clay, glazed inside.',
      pictures: ['a.png', 'b.png'],
    },
  ],
  art_types: [{ name: 'Block Print', type: 'Print', popularity: 40 }],
  artists: [
    {
      id: 'leela-rao',
      name: 'Leela Rao',
      picture: 'b.png',
      bio: 'Prints by hand.',
      testimonial: 'Come and print.',
      rating: 4.8,
      art_types: ['Block Print'],
      skills: ['Carving'],
      featured: true,
      availability: [{ weekday: 0, start_time: '10:00', end_time: '12:00' }],
    },
  ],
  testimonials: [{ name: 'Asha', testimonial: 'Lovely.', picture: 'a.png' }],
};

/** Runs `work` with a server without products, a function that imports a shop file, and a folder with two pictures. */
function withEmptyShop(
  work: (
    app: FastifyInstance,
    importFile: (shop: object) => Promise<string[]>,
    folder: string,
  ) => Promise<void>,
  database: DatabaseKind = 'embedded',
): Promise<void> {
  return withApp({ database }, (app) =>
    withFolder(async (folder) => {
      for (const [name, background] of [
        ['a.png', '#a81e2d'],
        ['b.png', '#1d3557'],
      ] as const) {
        await sharp({ create: { width: 400, height: 400, channels: 3, background } })
          .png()
          .toFile(join(folder, name));
      }
      await work(
        app,
        async (shop) => {
          await writeFile(join(folder, 'shop.json'), JSON.stringify(shop));
          return importShop(app, folder);
        },
        folder,
      );
    }),
  );
}

async function fetchJson<T>(app: FastifyInstance, path: string): Promise<T> {
  return (await app.inject({ url: `/api${path}` })).json<T>();
}

const test = testWith(withEmptyShop);

describeOnEveryDatabase((kind) => {
  test('fills an empty shop and lets the new artist sign in', () =>
    withEmptyShop(async (app, importFile) => {
      const report = await importFile(SHOP);
      expect(report.slice(0, 4)).toEqual([
        '2 categories',
        '1 product with 2 pictures',
        '1 art type',
        '1 artist',
      ]);
      expect(report.at(-1)).toBe('1 testimonial');
      const [item] = await fetchJson<{ image: string[] }[]>(app, '/items?category=mugs');
      expect(item).toMatchObject({ id: 'kulhad-mug', name: 'Kulhad Mug', price: 349.5 });
      expect(item?.image).toHaveLength(2);
      const picture = await app.inject({ url: item?.image[0] ?? '' });
      expect(picture.headers['content-type']).toBe('image/webp');
      expect(await fetchJson(app, '/categories')).toMatchObject([{ name: 'Mugs' }, { name: 'Wall Decor' }]);
      expect(await fetchJson(app, '/artists/leela-rao')).toMatchObject({
        name: 'Leela Rao',
        rating: 4.8,
        art_types: ['Block Print'],
        skills: ['Carving'],
        availability: SHOP.artists[0]?.availability,
      });
      expect(await fetchJson(app, '/art-gallery')).toMatchObject({
        featured_artists: [{ id: 'leela-rao' }],
        testimonials: [{ name: 'Asha' }],
      });
      const password = / ([a-z0-9-]{19})$/m.exec(report.join('\n'))?.[1];
      const payload = { artist_id: 'leela-rao', password };
      const loginResponse = await app.inject({ method: 'POST', url: '/api/artists/login', payload });
      expect(loginResponse.statusCode).toBe(200);
    }, kind));
});

test('finds a category in any script, and a picture whose name stores its accents in another way', () =>
  withEmptyShop(async (app, importFile, folder) => {
    await copyFile(join(folder, 'a.png'), join(folder, 'thé.png'.normalize('NFD')));
    const [product] = SHOP.products;
    const name = 'కప్పులు';
    await importFile({
      categories: [{ name, picture: 'thé.png'.normalize('NFC') }],
      products: [{ ...product, category: name }],
    });
    const path = `/items?category=${encodeURIComponent(createSlug(name))}`;
    expect(await fetchJson(app, path)).toMatchObject([{ id: 'kulhad-mug' }]);
  }));

test('deletes omitted products and keeps artist profiles in a second import', async (app, importFile) => {
  await importFile(SHOP);
  const uploadsBefore = await app.db.selectFrom('uploads').select('id').execute();
  const [artist] = SHOP.artists;
  const [product] = SHOP.products;
  const report = await importFile({
    products: [{ ...product, id: 'tea-glass', name: 'Tea Glass' }],
    artists: [{ ...artist, name: 'Leela R. Rao', bio: 'Other words.' }],
  });
  expect(report.join('\n')).not.toContain('password');
  expect(await fetchJson(app, '/items')).toMatchObject([{ id: 'tea-glass' }]);
  expect(await fetchJson(app, '/categories')).toHaveLength(2);
  expect(await fetchJson(app, '/artists/leela-rao')).toMatchObject({
    name: 'Leela R. Rao',
    bio: 'Prints by hand.',
  });
  // Only the two pictures of the product with the new id are stored again.
  expect(await app.db.selectFrom('uploads').select('id').execute()).toHaveLength(uploadsBefore.length + 2);
});

const [product] = SHOP.products;
const [artist] = SHOP.artists;
test.each([
  [
    { ...SHOP, products: [{ ...product, price: '349' }] },
    'shop.json, products.0.price (kulhad-mug): “products.0.price” must be a number.',
  ],
  [{ ...SHOP, produkts: [] }, 'shop.json, as a whole: “produkts” is not known here.'],
  [{ ...SHOP, products: [product, product] }, 'shop.json, products: two have the id kulhad-mug.'],
  [
    { ...SHOP, products: [{ ...product, category: 'Tables' }] },
    'The product kulhad-mug is in Tables, which is no category.',
  ],
  [{ ...SHOP, products: [{ ...product, pictures: ['c.png'] }] }, 'There is no picture c.png.'],
  [
    { ...SHOP, products: [{ ...product, pictures: ['shop.json'] }] },
    'shop.json: Invalid file type. Please upload a JPG, PNG, GIF or SVG image.',
  ],
  [
    { ...SHOP, artists: [{ ...artist, art_types: ['Weaving'] }] },
    '“Weaving” is not an art type that we have.',
  ],
])('refuses an invalid import, names the problem and changes nothing: case %#', (shop, sentence) =>
  withEmptyShop(async (app, importFile) => {
    await expect(importFile(shop)).rejects.toThrow(sentence);
    expect(await fetchJson(app, '/categories')).toEqual([]);
    expect(await fetchJson(app, '/artists')).toEqual([]);
  }),
);

test('refuses a folder without a valid shop.json', () =>
  withEmptyShop(async (app, _importFile, folder) => {
    await expect(importShop(app, folder)).rejects.toThrow(`There is no ${join(folder, 'shop.json')}.`);
    await writeFile(join(folder, 'shop.json'), '{');
    await expect(importShop(app, folder)).rejects.toThrow(/shop\.json cannot be read: /);
  }));

test('signs the artist out when their password is reset', async (app, importFile) => {
  const report = await importFile(SHOP);
  const oldPassword = / ([a-z0-9-]{19})$/m.exec(report.join('\n'))?.[1];
  const signIn = (password: string | undefined) =>
    app.inject({
      method: 'POST',
      url: '/api/artists/login',
      payload: { artist_id: 'leela-rao', password },
    });
  const cookie = String((await signIn(oldPassword)).headers['set-cookie']).split(';')[0] ?? '';
  const password = await setRandomArtistPassword(app.db, 'leela-rao');
  expect((await app.inject({ url: '/api/session', headers: { cookie } })).json()).toMatchObject({
    artist: null,
  });
  expect((await signIn(oldPassword)).statusCode).toBe(401);
  expect((await signIn(password)).statusCode).toBe(200);
  await expect(setRandomArtistPassword(app.db, 'nobody')).rejects.toThrow(
    'There is no artist with the ID nobody.',
  );
});
