import type { Gallery, GalleryByArtist, GalleryByType } from '@rangmala/shared/contract';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import { insertArtworks, withGallery } from '../testing/gallery.ts';

const DANCE = {
  id: 'dance',
  image: '/media/a/dance-1200x900.webp',
  title: 'The Dance',
  type: 'Warli',
  art_types: ['Warli'],
  placeholder: 'data:dance',
};
const WELL = {
  id: 'well',
  image: '/media/a/well-1200x900.webp',
  title: 'The Well',
  type: 'Block Print',
  art_types: ['Block Print', 'Warli'],
  placeholder: 'data:well',
};

describeOnEveryDatabase((database) => {
  test('lists featured artists, testimonials and artworks of all artists in turn', () =>
    withGallery({ database }, async ({ guest }) => {
      for (const url of ['/api/art-gallery', '/api/art-gallery/']) {
        const response = await guest.get(url);
        expect(response.statusCode).toBe(200);
        const { featured_artists, testimonials, artworks } = response.json<Gallery>();
        expect(featured_artists).toMatchObject([
          { id: 'ravi', name: 'Ravi Shyam', image: '/media/r/ravi-600x600.webp', art_types: ['Gond'] },
        ]);
        expect(testimonials).toEqual([
          { image: '/media/t/Ishita-800x800.webp', name: 'Ishita', testimonial: 'Ishita liked it.' },
          { image: '/media/t/Rohan-800x800.webp', name: 'Rohan', testimonial: 'Rohan liked it.' },
        ]);
        expect(artworks.map(({ id }) => id)).toEqual(['dance', 'deer', 'well']);
        expect(artworks[0]).toEqual({ ...DANCE, artist_id: 'meera', artist_name: 'Meera Devi' });
      }
      const smallGallery = (await guest.get('/api/art-gallery?artworks=2')).json<Gallery>();
      expect(smallGallery.artworks.map(({ id }) => id)).toEqual(['dance', 'deer']);
      const secondPage = (await guest.get('/api/art-gallery?artworks=2&page=2')).json<Gallery>();
      expect(secondPage).toMatchObject({ artworks: [{ id: 'well' }], artwork_count: 3 });
    }));

  test('lists the newest artworks of a round first, and 60 artworks by default', () =>
    withGallery({ database }, async ({ app, guest }) => {
      const manyArtworks = Array.from({ length: 100 }, (_, index) => ({
        id: `deer${index}`,
        artist: 'ravi',
        title: 'A Deer',
        artTypes: ['gond'],
        position: index + 1,
      }));
      await insertArtworks(app.db, manyArtworks);
      await app.db
        .updateTable('artworks')
        .set({ created_at: '2026-11-19T00:00:00.000Z' })
        .where('id', '=', 'deer')
        .execute();
      const { artworks } = (await guest.get('/api/art-gallery')).json<Gallery>();
      expect(artworks).toHaveLength(60);
      expect(artworks.slice(0, 4).map(({ id }) => id)).toEqual(['deer', 'dance', 'well', 'deer0']);
      const withPlaceholder = artworks.filter(({ placeholder }) => placeholder !== undefined);
      expect(withPlaceholder.map(({ id }) => id)).toEqual(['deer', 'dance', 'well']);
      const listIds = async (query: string) =>
        (await guest.get(`/api/art-gallery?artworks=2&${query}`))
          .json<Gallery>()
          .artworks.map(({ id }) => id);
      expect(await listIds('page=2')).toEqual(['well', 'deer0']);
      expect(await listIds('artwork=well')).toEqual(['deer', 'dance', 'well']);
      expect(await listIds('artwork=dance')).toEqual(['deer', 'dance']);
      expect(await listIds('artwork=unknown')).toEqual(['deer', 'dance']);
    }));

  test('lists all artists by position with their artworks', () =>
    withGallery({ database }, async ({ guest }) => {
      for (const url of ['/api/art-gallery/artist', '/api/art-gallery/artist/']) {
        const response = (await guest.get(url)).json<GalleryByArtist>();
        expect(response.total).toBe(2);
        expect(response.artists[0]).toEqual({
          id: 'meera',
          name: 'Meera Devi',
          image: '/media/m/meera-600x600.webp',
          placeholder: 'data:m',
          bio: 'White on earth.',
          rating: 4.8,
          art_types: ['Warli', 'Block Print'],
          artwork_count: 2,
          artworks: [DANCE, WELL],
        });
        expect(response.artists[1]).toMatchObject({ id: 'ravi', artworks: [{ id: 'deer', type: 'Gond' }] });
      }
      expect((await guest.get('/api/artists/meera/gallery')).json()).toEqual({ artworks: [DANCE, WELL] });
    }));

  test('searches, filters, sorts and pages artists', () =>
    withGallery({ database }, async ({ app, guest }) => {
      const anilColumns = { image: '', bio: '', testimonial: '', rating_tenths: 45, position: 2 };
      await app.db
        .insertInto('artists')
        .values({ id: 'anil', name: 'ánil Kumar', placeholder: null, password_hash: null, ...anilColumns })
        .execute();
      const fetchIdsAndTotal = async (query: string) => {
        const response = await guest.get(`/api/art-gallery/artist${query}`);
        expect(response.statusCode).toBe(200);
        const { artists, total } = response.json<GalleryByArtist>();
        return [artists.map(({ id }) => id).join(' '), total];
      };
      expect(await fetchIdsAndTotal('')).toEqual(['meera ravi anil', 3]);
      expect(await fetchIdsAndTotal('?sort=name')).toEqual(['anil meera ravi', 3]);
      expect(await fetchIdsAndTotal('?sort=name-desc')).toEqual(['ravi meera anil', 3]);
      expect(await fetchIdsAndTotal('?sort=artworks')).toEqual(['meera ravi anil', 3]);
      expect(await fetchIdsAndTotal('?search=DEVI%20meer')).toEqual(['meera', 1]);
      expect(await fetchIdsAndTotal('?search=Anil')).toEqual(['anil', 1]);
      expect(await fetchIdsAndTotal('?search=gond')).toEqual(['ravi', 1]);
      const decomposed = encodeURIComponent('ánil'.normalize('NFD'));
      expect(await fetchIdsAndTotal(`?search=${decomposed}`)).toEqual(['anil', 1]);
      await app.db.updateTable('artists').set({ name: 'मीरा राव' }).where('id', '=', 'meera').execute();
      await app.db.updateTable('artists').set({ name: 'రవి కుమార్' }).where('id', '=', 'ravi').execute();
      expect(await fetchIdsAndTotal(`?search=${encodeURIComponent('मीरा')}`)).toEqual(['meera', 1]);
      expect(await fetchIdsAndTotal(`?search=${encodeURIComponent('మీరా')}`)).toEqual(['', 0]);
      expect(await fetchIdsAndTotal(`?search=${encodeURIComponent('मारी')}`)).toEqual(['', 0]);
      await app.db.updateTable('artists').set({ name: 'Meera Devi' }).where('id', '=', 'meera').execute();
      await app.db.updateTable('artists').set({ name: 'Ravi' }).where('id', '=', 'ravi').execute();
      expect(await fetchIdsAndTotal("?search=';drop%20table%20artists;--")).toEqual(['', 0]);
      expect(await fetchIdsAndTotal('?art_type=block-print')).toEqual(['meera', 1]);
      expect(await fetchIdsAndTotal('?sort=name&limit=1&offset=1')).toEqual(['meera', 3]);
      expect(await fetchIdsAndTotal('?sort=name&limit=2&page=2')).toEqual(['ravi', 3]);
      expect(await fetchIdsAndTotal('?page=2')).toEqual(['', 3]);

      const { artists } = (
        await guest.get('/api/art-gallery/artist?artworks=1&limit=1')
      ).json<GalleryByArtist>();
      expect(artists).toMatchObject([{ id: 'meera', artwork_count: 2, artworks: [DANCE] }]);
    }));

  test('lists art types by popularity and artists with skills', () =>
    withGallery({ database }, async ({ guest }) => {
      for (const url of ['/api/art-gallery/type', '/api/art-gallery/type/']) {
        const response = (await guest.get(url)).json<GalleryByType>();
        expect(response.art_types).toEqual([
          {
            name: 'Warli',
            type: 'Folk',
            popularity: 10,
            image: DANCE.image,
            placeholder: DANCE.placeholder,
          },
          {
            name: 'Block Print',
            type: 'Folk',
            popularity: 9,
            image: WELL.image,
            placeholder: WELL.placeholder,
          },
          {
            name: 'Gond',
            type: 'Folk',
            popularity: 8,
            image: '/media/a/deer-1200x900.webp',
            placeholder: 'data:deer',
          },
        ]);
        expect(response.artists).toMatchObject([
          { id: 'meera', art_types: ['Warli', 'Block Print'], skills: ['Murals', 'Rice paste'] },
          { id: 'ravi', skills: [] },
        ]);
        expect(response.total).toBe(2);
      }
      const gondResponse = (
        await guest.get('/api/art-gallery/type?art_type=GOND&limit=1')
      ).json<GalleryByType>();
      expect([
        gondResponse.artists.map(({ id }) => id),
        gondResponse.total,
        gondResponse.art_types.length,
      ]).toEqual([['ravi'], 1, 3]);
      const listTypes = async (query: string) => {
        const { art_types, ...response } = (
          await guest.get(`/api/art-gallery/type?${query}`)
        ).json<GalleryByType>();
        return [art_types.map(({ name }) => name).join(', '), response.type_total, response.type_names];
      };
      const names = ['Block Print', 'Gond', 'Warli'];
      expect(await listTypes('types_page=1')).toEqual(['Warli, Block Print, Gond', 3, names]);
      expect(await listTypes('types_page=1&sort=name')).toEqual(['Block Print, Gond, Warli', 3, names]);
      expect(await listTypes('types_page=2')).toEqual(['', 3, names]);
      expect(await listTypes('types_page=1&art_type=Block%20print')).toEqual(['Block Print', 1, names]);
    }));
});

test('returns 400 for invalid parameters and 404 for unknown artists', () =>
  withGallery(async ({ guest }) => {
    for (const path of [
      '/art-gallery?artworks=0',
      '/art-gallery?artworks=61',
      '/art-gallery/artist?sort=rating',
      '/art-gallery/artist?limit=-1',
      `/art-gallery/artist?search=${'x'.repeat(101)}`,
      '/art-gallery/type?limit=1000',
    ]) {
      const response = await guest.get(`/api${path}`);
      expect([path, response.statusCode, response.json<{ detail: unknown }>()]).toEqual([
        path,
        400,
        expect.objectContaining({ detail: expect.any(String) }),
      ]);
    }
    const response = await guest.get('/api/artists/nobody/gallery');
    expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Artist not found' }]);
  }));
