import type { ArtistGallery, ArtType, Gallery, UploadedArtwork } from '@rangmala/shared/contract';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { createArtworkForm, type GalleryFixture, withGallery, test } from '../../testing/gallery.ts';
import { ARTIST_QUOTA } from '../../uploads/quota.ts';
import { expectError, expectFieldError } from '../../testing/errors.ts';

const GALLERY_PATH = '/api/artists/meera/gallery';
const INCOMPLETE = 'Please select an image, enter a title, and choose at least one art type.';

const fetchArtworks = async ({ guest }: GalleryFixture) =>
  (await guest.get(GALLERY_PATH)).json<ArtistGallery>().artworks;
const fetchArtworkIds = async (fixture: GalleryFixture) => (await fetchArtworks(fixture)).map(({ id }) => id);
const uploadArtwork = async ({ meera }: GalleryFixture, form: Parameters<typeof createArtworkForm>[0] = {}) =>
  meera.post(GALLERY_PATH, undefined, await createArtworkForm(form));

describeOnEveryDatabase(() => {
  test('lists a new artwork last in public responses, and keeps the pictures of art types', async (fixture) => {
    const fetchArtTypes = async () => (await fixture.guest.get('/api/artists/art-types')).json<ArtType[]>();
    const artTypesBefore = await fetchArtTypes();
    const response = await uploadArtwork(fixture, {
      title: ' The Banyan ',
      artTypes: ['Warli', 'block-print', 'warli'],
    });
    expect(response.statusCode).toBe(201);
    const { data } = response.json<UploadedArtwork>();
    expect(data).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      title: 'The Banyan',
      image: expect.stringMatching(/^\/uploads\/[\w-]{22}\/artwork-900x600\.webp$/),
      type: 'Warli',
      art_types: ['Warli', 'Block Print'],
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(await fetchArtworkIds(fixture)).toEqual(['dance', 'well', data.id]);
    expect((await fetchArtworks(fixture))[2]).toEqual(data);
    const { artworks } = (await fixture.guest.get('/api/art-gallery/')).json<Gallery>();
    const { placeholder: _placeholder, ...listed } = data;
    expect(artworks).toContainEqual({ ...listed, artist_id: 'meera', artist_name: 'Meera Devi' });
    const picture = await fixture.guest.get(data.image);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const nextId = (await uploadArtwork(fixture)).json<UploadedArtwork>().data.id;
    expect(await fetchArtworkIds(fixture)).toEqual(['dance', 'well', data.id, nextId]);
    expect(await fetchArtTypes()).toEqual(artTypesBefore);
  });

  test('shows the chosen picture of an art type until its artwork is deleted', async (fixture) => {
    const { meera, guest } = fixture;
    const fetchPicture = async () => {
      const artTypes = (await guest.get('/api/artists/art-types')).json<ArtType[]>();
      return artTypes.find(({ name }) => name === 'Warli')?.image;
    };
    const choose = (id: string, art_type: string) =>
      meera.put(`${GALLERY_PATH}/${id}/art-type-picture`, { art_type });
    expect(await fetchPicture()).toContain('dance');
    expect((await choose('well', 'Warli')).statusCode).toBe(204);
    expect(await fetchPicture()).toContain('well');
    expect((await choose('dance', 'Gond')).statusCode).toBe(422);
    expect((await choose('deer', 'Gond')).statusCode).toBe(404);
    await meera.delete(`${GALLERY_PATH}/well`);
    expect(await fetchPicture()).toContain('dance');
  });

  test('changes title and art types and keeps omitted fields', async (fixture) => {
    const { meera } = fixture;
    const before = (await fetchArtworks(fixture))[1];
    const titleResponse = await meera.put(`${GALLERY_PATH}/well`, { title: ' The Old Well ' });
    expect([titleResponse.statusCode, titleResponse.json()]).toEqual([
      200,
      { ...before, title: 'The Old Well' },
    ]);
    const artTypesResponse = await meera.patch(`${GALLERY_PATH}/well/`, { art_types: ['GOND'] });
    const after = { ...before, title: 'The Old Well', type: 'Gond', art_types: ['Gond'] };
    expect([artTypesResponse.statusCode, artTypesResponse.json()]).toEqual([200, after]);
    expect((await meera.patch(`${GALLERY_PATH}/well`, {})).json()).toEqual(after);
    expect((await fetchArtworks(fixture))[1]).toEqual(after);
  });

  test('saves the order of artworks and refuses a list that does not match the artworks', async (fixture) => {
    const { meera } = fixture;
    const banyanId = (await uploadArtwork(fixture)).json<UploadedArtwork>().data.id;
    const ids = ['well', banyanId, 'dance'];
    const response = await meera.put(`${GALLERY_PATH}/order`, { ids });
    expect(response.statusCode).toBe(200);
    expect(response.json<ArtistGallery>().artworks.map(({ id }) => id)).toEqual(ids);
    expect(await fetchArtworkIds(fixture)).toEqual(ids);
    for (const invalidIds of [
      ['well', banyanId],
      ['well', banyanId, 'dance', 'dance'],
      ['well', banyanId, banyanId],
      ['well', banyanId, 'deer'],
      [],
    ]) {
      const refusal = await meera.put(`${GALLERY_PATH}/order`, { ids: invalidIds });
      expectError(refusal, 409, 'Your gallery has changed in the meantime. Please reload it and try again.');
    }
    expect(await fetchArtworkIds(fixture)).toEqual(ids);
    const singleResponse = await fixture.ravi.put('/api/artists/ravi/gallery/order', { ids: ['deer'] });
    expect(singleResponse.statusCode).toBe(200);
  });

  test('deletes an artwork with its picture', async (fixture) => {
    const { meera, guest, app } = fixture;
    const { id, image } = (await uploadArtwork(fixture)).json<UploadedArtwork>().data;
    const response = await meera.delete(`${GALLERY_PATH}/${id}`);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await fetchArtworkIds(fixture)).toEqual(['dance', 'well']);
    expect((await guest.get(image)).statusCode).toBe(404);
    expect((await guest.get(image.replace('.webp', '.320w.webp'))).statusCode).toBe(404);
    expect(await app.db.selectFrom('uploads').select('id').execute()).toEqual([]);
    expect((await meera.delete(`${GALLERY_PATH}/${id}`)).statusCode).toBe(404);
    // A demo picture is not an upload, so only the artwork is deleted.
    expect((await meera.delete(`${GALLERY_PATH}/dance`)).statusCode).toBe(204);
    expect(await fetchArtworkIds(fixture)).toEqual(['well']);
  });
});

test('requires image, title and art type', async (fixture) => {
  for (const form of [{ file: Buffer.alloc(0) }, { title: '  ' }, { artTypes: [] }, { artTypes: [' '] }]) {
    const response = await uploadArtwork(fixture, form);
    expectError(response, 422, INCOMPLETE);
  }
  const jsonResponse = await fixture.meera.post(GALLERY_PATH, { title: 'The Banyan' });
  expectError(jsonResponse, 415, 'Please send this as a form (multipart/form-data).');
  expect(await fetchArtworkIds(fixture)).toEqual(['dance', 'well']);
});

test('refuses files that break the upload rules', async (fixture) => {
  const uploadAndReadRefusal = async (form: Parameters<typeof createArtworkForm>[0]) => {
    const response = await uploadArtwork(fixture, form);
    return [response.statusCode, response.json<{ detail: string }>().detail];
  };
  expect(await uploadAndReadRefusal({ file: Buffer.from('<html>') })).toEqual([
    415,
    'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.',
  ]);
  expect(await uploadAndReadRefusal({ title: 'x'.repeat(121) })).toEqual([
    422,
    'Your title is too long: at most 120 characters.',
  ]);
  expect(await uploadAndReadRefusal({ artTypes: ['Warli', 'Oil'] })).toEqual([
    422,
    '“Oil” is not an art type that we have.',
  ]);
  expect(await fetchArtworkIds(fixture)).toEqual(['dance', 'well']);
  expect(await fixture.app.db.selectFrom('uploads').select('id').execute()).toEqual([]);
});

test('refuses invalid changes and unknown artworks', async (fixture) => {
  const { meera } = fixture;
  const before = await fetchArtworks(fixture);
  for (const [change, field, detail] of [
    [{ title: '' }, 'title', 'Please enter your title.'],
    [{ art_types: ['Oil'] }, 'art_types', '“Oil” is not an art type that we have.'],
  ] as const) {
    const response = await meera.patch(`${GALLERY_PATH}/well`, { title: 'Changed', ...change });
    expectFieldError(response, field, detail);
  }
  for (const response of [
    await meera.patch(`${GALLERY_PATH}/nothing`, { title: 'The Banyan' }),
    await meera.put(`${GALLERY_PATH}/nothing`, {}),
    await meera.delete(`${GALLERY_PATH}/nothing`),
  ]) {
    expectError(response, 404, 'There is no such artwork in your gallery.');
  }
  expect(await fetchArtworks(fixture)).toEqual(before);
});

test('refuses artworks above the daily quota of an artist, and accepts artworks of other artists', () =>
  withGallery({ env: { RATE_LIMITS: 'on' } }, async (fixture) => {
    const { app, ravi } = fixture;
    expect((await uploadArtwork(fixture)).statusCode).toBe(201);
    await app.db
      .updateTable('uploads')
      .set({ bytes: ARTIST_QUOTA.bytes, created_at: app.now().toISOString() })
      .execute();
    const refusal = await uploadArtwork(fixture);
    expect([refusal.statusCode, refusal.headers['retry-after'], refusal.json()]).toEqual([
      429,
      '86400',
      { detail: 'You’ve uploaded a lot of images today. Please try again tomorrow, or write to us.' },
    ]);
    const form = await createArtworkForm();
    expect((await ravi.post('/api/artists/ravi/gallery', undefined, form)).statusCode).toBe(201);
    const yesterday = new Date(app.now().getTime() - 25 * 60 * 60_000).toISOString();
    await app.db.updateTable('uploads').set({ created_at: yesterday }).execute();
    expect((await uploadArtwork(fixture)).statusCode).toBe(201);
  }));
