import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { hashPassword } from '../accounts/index.ts';
import type { TestAppOptions } from './app.ts';
import type { Browser } from './browser.ts';
import { createMultipartForm } from './form.ts';
import { createPlainPicture } from './pictures.ts';
import { createArtistBrowser, type ArtistsFixture, withArtists } from './artists.ts';
import { type OptionsAndWork, readOptions, testWith } from './test-with.ts';

/** Password of all artists in the fixture. */
export const ARTIST_PASSWORD = 'rice paste on red earth';

let passwordHash: Promise<string> | undefined;

interface TestArtwork {
  id: string;
  artist: string;
  title: string;
  /** Slugs of art types. */
  artTypes: string[];
  position: number;
  placeholder?: string;
}

/** Inserts two artworks by Meera, one artwork by Ravi, and two testimonials. Makes Ravi a featured artist. */
export async function insertGallery(db: Database): Promise<void> {
  const artworks: TestArtwork[] = [
    { id: 'well', artist: 'meera', title: 'The Well', artTypes: ['block-print', 'warli'], position: 1 },
    { id: 'deer', artist: 'ravi', title: 'The Deer', artTypes: ['gond'], position: 0 },
    { id: 'dance', artist: 'meera', title: 'The Dance', artTypes: ['warli'], position: 0 },
  ];
  await insertArtworks(db, artworks);
  await db
    .insertInto('testimonials')
    .values(
      ['Rohan', 'Ishita'].map((name, index) => ({
        id: name,
        name,
        testimonial: `${name} liked it.`,
        image: `/media/t/${name}-800x800.webp`,
        placeholder: name === 'Rohan' ? 'data:t' : null,
        position: 1 - index,
      })),
    )
    .execute();
  await db.updateTable('artists').set({ featured: 1 }).where('id', '=', 'ravi').execute();
}

/** Inserts artworks of existing artists with existing art types. */
export async function insertArtworks(db: Database, artworks: readonly TestArtwork[]): Promise<void> {
  await db
    .insertInto('artworks')
    .values(
      artworks.map(({ id, artist, title, position, placeholder = `data:${id}` }) => ({
        id,
        artist_id: artist,
        title,
        image: `/media/a/${id}-1200x900.webp`,
        placeholder,
        position,
        created_at: '2026-11-01T00:00:00.000Z',
      })),
    )
    .execute();
  await db
    .insertInto('artwork_art_types')
    .values(
      artworks.flatMap(({ id, artTypes }) =>
        artTypes.map((slug, position) => ({ artwork_id: id, art_type_slug: slug, position })),
      ),
    )
    .execute();
}

export interface GalleryFixture extends ArtistsFixture {
  meera: Browser;
  ravi: Browser;
}

/** Runs `work` with a server that has artists and artworks. Both artists are signed in. */
export async function withGallery(
  ...args: OptionsAndWork<TestAppOptions, (fixture: GalleryFixture) => Promise<void>>
): Promise<void> {
  const [options, work] = readOptions(args);
  await withArtists(options, async (fixture) => {
    const { app } = fixture;
    await insertGallery(app.db);
    await app.db
      .updateTable('artists')
      .set({ password_hash: await (passwordHash ??= hashPassword(ARTIST_PASSWORD)) })
      .execute();
    const [meera, ravi] = [await createArtistBrowser(app, 'meera'), await createArtistBrowser(app, 'ravi')];
    await work({ ...fixture, meera, ravi });
  });
}

/** Test with artists and artworks; see {@link withGallery}. */
export const test = testWith<[fixture: GalleryFixture]>(withGallery);

/** Uploads a picture and returns its URL. */
export async function uploadPicture(app: FastifyInstance): Promise<string> {
  const value = await createPlainPicture(900, 600).png().toBuffer();
  const response = await app.inject({
    method: 'POST',
    url: '/api/upload-image',
    ...createMultipartForm({ name: 'file', value, filename: 'portrait.png' }),
  });
  return response.json<{ url: string }>().url;
}

/** Creates the multipart form of an artwork upload. */
export async function createArtworkForm({
  title = 'The Banyan',
  artTypes = ['Warli'],
  file,
}: { title?: string; artTypes?: string[]; file?: Buffer } = {}) {
  const value = file ?? (await createPlainPicture(900, 600).png().toBuffer());
  return createMultipartForm(
    { name: 'file', value, filename: 'banyan.png' },
    { name: 'title', value: title },
    ...artTypes.map((name) => ({ name: 'art_type', value: name })),
  );
}
