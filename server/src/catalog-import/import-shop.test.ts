import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import { importShop } from './import-shop.ts';
import { setRandomArtistPassword } from './passwords.ts';
import { storeImage } from '../uploads/store.ts';
import { test } from '../testing/shop-import.ts';

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

const ARTWORK = {
  id: 'well',
  title: 'The Well',
  picture: 'a.png',
  artist: 'leela-rao',
  art_types: ['Block Print'],
};

async function fetchJson<T>(app: FastifyInstance, path: string): Promise<T> {
  return (await app.inject({ url: `/api${path}` })).json<T>();
}

describeOnEveryDatabase(() => {
  test('fills an empty shop and lets the new artist sign in', async (app, importContent) => {
    const report = await importContent(SHOP);
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
  });
});

test('adds artworks, and keeps what their artists have changed in a second import', async (app, importContent) => {
  expect(await importContent({ ...SHOP, artworks: [ARTWORK] })).toContain('1 new artwork');
  await app.db.updateTable('artworks').set({ title: 'My Well' }).execute();
  const dance = { ...ARTWORK, id: 'dance', title: 'The Dance' };
  expect(await importContent({ artworks: [ARTWORK, dance] })).toEqual(['1 new artwork']);
  expect(await fetchJson(app, '/art-gallery/artist/leela-rao')).toMatchObject({
    artworks: [{ title: 'My Well', art_types: ['Block Print'] }, { title: 'The Dance' }],
  });
});

test('does not use the upload of a visitor with the same content, which can be deleted', async (app, importContent, folder) => {
  const picture = await readFile(join(folder, 'a.png'));
  const { url } = await storeImage(app, picture, 'design', { address_hash: 'a', guest_hash: 'b' });
  await importContent({ categories: [{ name: 'Mugs', picture: 'a.png' }] });
  const [mugs] = await fetchJson<{ hero_image: string }[]>(app, '/categories');
  expect(mugs?.hero_image).not.toBe(url);
});

test('deletes omitted products and keeps artist profiles in a second import', async (app, importContent) => {
  await importContent(SHOP);
  const uploadsBefore = await app.db.selectFrom('uploads').select('id').execute();
  const [artist] = SHOP.artists;
  const [product] = SHOP.products;
  const report = await importContent({
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
  // No picture is stored again.
  expect(uploadsBefore).toHaveLength(2);
  expect(await app.db.selectFrom('uploads').select('id').execute()).toHaveLength(2);
});

const [product] = SHOP.products;
const [artist] = SHOP.artists;
const INVALID_SHOPS: [shop: object, sentence: string][] = [
  [
    { ...SHOP, products: [{ ...product, price: '349' }] },
    'shop.json, products[0].price (kulhad-mug): This must be a number.',
  ],
  [
    { ...SHOP, products: [product, product] },
    'shop.json, products[1].id (kulhad-mug): another one has the id kulhad-mug.',
  ],
  [
    { ...SHOP, products: [{ ...product, category: 'Tables' }] },
    'The product kulhad-mug is in Tables, which is no category.',
  ],
  [
    { ...SHOP, products: [{ ...product, pictures: ['c.png'] }] },
    'shop.json, products[0].pictures[0] (kulhad-mug): There is no file c.png.',
  ],
  [
    { ...SHOP, artists: [{ ...artist, art_types: ['Weaving'] }] },
    '“Weaving” is not an art type that we have.',
  ],
  [
    { ...SHOP, artworks: [{ ...ARTWORK, artist: 'nobody' }] },
    'The artwork well is by nobody, who is no artist.',
  ],
];

test('refuses an invalid import, names the problem and changes nothing', async (app, importContent) => {
  for (const [shop, sentence] of INVALID_SHOPS) await expect(importContent(shop)).rejects.toThrow(sentence);
  expect(await fetchJson(app, '/categories')).toEqual([]);
  expect(await fetchJson(app, '/artists')).toEqual([]);
});

test('refuses a folder without a valid shop.json', async (app, _importContent, folder) => {
  await expect(importShop(app, folder)).rejects.toThrow(`There is no ${join(folder, 'shop.json')}.`);
  await writeFile(join(folder, 'shop.json'), '{');
  await expect(importShop(app, folder)).rejects.toThrow(/shop\.json cannot be read: /);
});

test('signs the artist out when their password is reset', async (app, importContent) => {
  const report = await importContent(SHOP);
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
