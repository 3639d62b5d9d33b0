import type { Artist, Category, Gallery, Item, Product } from '@rangmala/shared/contract';
import { buildApp } from '../app.ts';
import { isPasswordCorrect } from '../accounts/index.ts';
import type { Environment } from '../settings.ts';
import { withApp, withFolder } from '../testing/app.ts';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import { writeDemoData, SEED, seedDemoFrom, getSeedPath, createSurface, writeSeed } from '../testing/seed.ts';
import { testWith } from '../testing/test-with.ts';

const test = testWith<[folder: string]>(withFolder);

describeOnEveryDatabase((database) => {
  test('loads the catalogue once into an empty database', (mediaDir) =>
    withApp({ database }, async (app) => {
      await writeDemoData(mediaDir, 'one');
      await Promise.all([seedDemoFrom(app, mediaDir), seedDemoFrom(app, mediaDir)]);
      expect((await app.inject('/api/categories')).json<Category[]>()).toEqual([
        { name: 'Wall Decor', hero_image: '/media/one/hero-wall-9x9.webp', placeholder: 'data:one' },
        { name: 'Mugs', hero_image: '/media/one/hero-mugs-9x9.webp', placeholder: 'data:one' },
      ]);
      expect((await app.inject('/api/items?category=mugs')).json<Item[]>()).toMatchObject([
        {
          id: 'mug-a',
          price: 349.5,
          image: ['/media/one/mug-a-9x9.webp'],
          choices: [{ name: 'colour', label: 'Colour', values: 2 }],
        },
        { id: 'mug-b', price: 0.29, image: ['/media/one/mug-b-9x9.webp'] },
      ]);
    }));

  test('loads the artists once with a random password, returns the password once and stores its hash', (mediaDir) =>
    withApp({ database }, async (app) => {
      await writeDemoData(mediaDir, 'one');
      const passwords = await Promise.all([seedDemoFrom(app, mediaDir), seedDemoFrom(app, mediaDir)]);
      const [password] = passwords.filter((each) => each !== undefined);
      expect(passwords).toHaveLength(2);
      expect(passwords).toContain(undefined);
      expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
      expect((await app.inject('/api/artists/art-types')).json()).toEqual([
        { name: 'Block Print', image: '/media/one/art-well-9x9.webp', placeholder: 'data:one' },
        { name: 'Warli', image: '/media/one/art-dance-9x9.webp', placeholder: 'data:one' },
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
        notice_hours: 12,
        max_sessions_per_day: null,
      });
      const row = await app.db.selectFrom('artists').select('password_hash').executeTakeFirstOrThrow();
      expect(await isPasswordCorrect(row.password_hash, password ?? '')).toBe(true);
    }));

  test('loads the gallery once and does not restore deleted artworks', (mediaDir) =>
    withApp({ database }, async (app) => {
      await writeDemoData(mediaDir, 'one');
      await Promise.all([seedDemoFrom(app, mediaDir), seedDemoFrom(app, mediaDir)]);
      const fetchGallery = async () => (await app.inject('/api/art-gallery')).json<Gallery>();
      expect(await fetchGallery()).toMatchObject({
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
      await app.db.deleteFrom('artworks').where('id', '=', 'well').execute();
      await writeDemoData(mediaDir, 'two');
      await seedDemoFrom(app, mediaDir);
      const { artworks, testimonials } = await fetchGallery();
      expect(artworks).toMatchObject([{ id: 'dance', image: '/media/two/art-dance-9x9.webp' }]);
      expect(testimonials).toMatchObject([{ image: '/media/two/portrait-rohan-9x9.webp' }]);
      await app.db.deleteFrom('artworks').execute();
      await seedDemoFrom(app, mediaDir);
      expect((await fetchGallery()).artworks).toEqual([]);
    }));

  test('adds the gallery to existing demo artists, and adds nothing when the artist of an artwork is missing', (mediaDir) =>
    withApp({ database }, async (app) => {
      await writeDemoData(mediaDir, 'one');
      const fetchArtworks = async () => (await app.inject('/api/art-gallery')).json<Gallery>().artworks;
      await writeSeed(mediaDir, { ...SEED, artworks: [], testimonials: [] });
      await seedDemoFrom(app, mediaDir);
      const artworksOfUnknownArtist = SEED.artworks.map((artwork) => ({ ...artwork, artist: 'nobody' }));
      await writeSeed(mediaDir, { ...SEED, artworks: artworksOfUnknownArtist });
      await seedDemoFrom(app, mediaDir);
      expect(await fetchArtworks()).toEqual([]);
      await writeSeed(mediaDir, SEED);
      await seedDemoFrom(app, mediaDir);
      expect(await fetchArtworks()).toHaveLength(2);
    }));

  test('stores facts, print areas and stock of demo products', (mediaDir) =>
    withApp({ database }, async (app) => {
      const fetchViews = async () => (await app.inject('/api/products/mug-a')).json<Product>().views;
      await writeDemoData(mediaDir, 'one');
      await seedDemoFrom(app, mediaDir);
      const response = await app.inject('/api/products/mug-a');
      expect(response.json()).toMatchObject({
        facts: [{ label: 'Material', value: 'Ceramic' }],
        sides: [{ name: 'front', area: { width: 80, height: 76 } }],
        stock: 7,
      });
      const { base, ...surface } = createSurface('one');
      const picture = { url: '/media/one/mug-a-blank-9x9.webp', placeholder: 'data:one' };
      expect(await fetchViews()).toEqual([{ side: 'front', options: {}, picture, base, surface }]);
    }));

  test('updates the URLs of demo pictures after a build and keeps pictures of the owner', (mediaDir) =>
    withApp({ database }, async (app) => {
      await writeDemoData(mediaDir, 'one');
      await seedDemoFrom(app, mediaDir);
      await app.db
        .updateTable('product_images')
        .set({ url: '/uploads/x/mug-9x9.webp', placeholder: null })
        .where('product_id', '=', 'mug-b')
        .execute();
      await writeDemoData(mediaDir, 'two');
      await seedDemoFrom(app, mediaDir);
      expect((await app.inject('/api/products/mug-a')).json<Product>()).toMatchObject({
        img: '/media/two/mug-a-9x9.webp',
        placeholder: 'data:two',
      });
      expect((await app.inject('/api/products/mug-b')).json<Product>().img).toBe('/uploads/x/mug-9x9.webp');
      expect((await app.inject('/api/categories')).json<Category[]>()[0]?.hero_image).toBe(
        '/media/two/hero-wall-9x9.webp',
      );
      expect((await app.inject('/api/artists/meera')).json<Artist>().image).toBe(
        '/media/two/portrait-meera-9x9.webp',
      );
    }));
});

test('prints the random password of the artists at the first start, unless DEMO_ARTIST_PASSWORD is set', async (mediaDir) => {
  await writeDemoData(mediaDir, 'one');
  const collectAnnouncedLines = async (env: Environment): Promise<string[]> => {
    const lines: string[] = [];
    const dependencies = {
      seedFile: getSeedPath(mediaDir),
      mediaDir,
      announce: (line: string) => lines.push(line),
    };
    await withApp({ env, dependencies }, async (app) => {
      const secondApp = await buildApp(app.settings, dependencies);
      await secondApp.close();
      const row = await app.db.selectFrom('artists').select('password_hash').executeTakeFirst();
      const password = env['DEMO_ARTIST_PASSWORD'] ?? lines[0]?.split(' ').at(-1) ?? '';
      expect(await isPasswordCorrect(row?.password_hash, password)).toBe(env['SEED'] === 'demo');
    });
    return lines;
  };
  expect(await collectAnnouncedLines({ SEED: 'demo' })).toHaveLength(1);
  expect(await collectAnnouncedLines({ SEED: 'demo', DEMO_ARTIST_PASSWORD: 'open sesame' })).toEqual([]);
  expect(await collectAnnouncedLines({ SEED: 'none' })).toEqual([]);
});

test('adds no categories to a catalogue of the owner', (mediaDir) =>
  withApp(async (app) => {
    await writeDemoData(mediaDir, 'one');
    const ownCategory = {
      slug: 'hats',
      name: 'Hats',
      hero_image: '/uploads/x/hats-9x9.webp',
      placeholder: null,
      position: 0,
    };
    await app.db.insertInto('categories').values(ownCategory).execute();
    await seedDemoFrom(app, mediaDir);
    expect((await app.inject('/api/categories')).json<Category[]>().map(({ name }) => name)).toEqual([
      'Hats',
    ]);
  }));
