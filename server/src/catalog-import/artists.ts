import { randomUUID } from 'node:crypto';
import { replaceArtTypes, replaceHours } from '../gallery/artist-profile/save-profile.ts';
import { requireArtTypes } from '../booking/index.ts';
import type { Database } from '../database/database.ts';
import { hashPassword } from '../accounts/index.ts';
import { createSlug } from '../lib/slug.ts';
import type { CatalogueWrite } from './catalogue.ts';
import { formatCount } from '../lib/format-count.ts';
import { createRandomPassword } from './passwords.ts';
import { type StoredPicture, type PictureStore, storePictures } from './pictures.ts';
import type { ShopFile } from './shop-file.ts';

type ShopFileEntry<Part extends keyof ShopFile> = NonNullable<ShopFile[Part]>[number];
type WithStoredPicture<Part extends keyof ShopFile> = ShopFileEntry<Part> & { storedPicture: StoredPicture };

/**
 * Stores the pictures of artists and testimonials. Returns the functions that write art types, artists and
 * testimonials. Artists that the file omits stay in the database.
 */
export async function prepareArtistWrites(file: ShopFile, store: PictureStore): Promise<CatalogueWrite[]> {
  const { art_types, artists, testimonials } = file;
  const writes: CatalogueWrite[] = [];
  if (art_types) writes.push((db) => writeArtTypes(db, art_types));
  if (artists) {
    const artistsWithPictures = await storePictures(artists, store, ({ id }) => id);
    writes.push((db) => writeArtists(db, artistsWithPictures));
  }
  if (testimonials) {
    const testimonialsWithPictures = await storePictures(testimonials, store, ({ name }) => name);
    writes.push((db) => writeTestimonials(db, testimonialsWithPictures));
  }
  return writes;
}

async function writeArtTypes(
  db: Database,
  artTypes: readonly ShopFileEntry<'art_types'>[],
): Promise<string[]> {
  for (const [position, artType] of artTypes.entries()) {
    const row = { slug: createSlug(artType.name), position, ...artType };
    await db
      .insertInto('art_types')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
  return [formatCount(artTypes.length, 'art type', 'art types')];
}

async function writeArtists(
  db: Database,
  artists: readonly WithStoredPicture<'artists'>[],
): Promise<string[]> {
  const report = [formatCount(artists.length, 'artist', 'artists')];
  const deletedRows = await db
    .selectFrom('artists')
    .where('deleted_at', 'is not', null)
    .select('id')
    .execute();
  const deletedIds = new Set(deletedRows.map(({ id }) => id));
  for (const [position, artist] of artists.entries()) {
    const { id, name, rating, featured = false, skills } = artist;
    const columns = { name, rating_tenths: Math.round(rating * 10), featured: Number(featured), position };
    if (deletedIds.has(id)) {
      report.push(`artist ${id} has deleted their account and was left out; use another ID for a new artist`);
      continue;
    }
    const existingArtist = await db
      .updateTable('artists')
      .set(columns)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!existingArtist) {
      const password = createRandomPassword();
      await addArtist(db, artist, columns, password);
      report.push(`new artist ${id}, password (shown only this once): ${password}`);
    }
    await replaceSkills(db, id, skills);
  }
  return report;
}

/**
 * Adds an artist. Later imports do not change picture, bio, testimonial, art types and hours, because artists edit
 * these fields themselves.
 */
async function addArtist(
  db: Database,
  { id, bio, testimonial, art_types, availability, storedPicture }: WithStoredPicture<'artists'>,
  columns: { name: string; rating_tenths: number; featured: number; position: number },
  password: string,
): Promise<void> {
  const password_hash = await hashPassword(password);
  const { url: image, placeholder } = storedPicture;
  const profile = { image, placeholder, bio, testimonial, password_hash };
  await db
    .insertInto('artists')
    .values({ id, ...columns, ...profile })
    .execute();
  await replaceArtTypes(db, id, await requireArtTypes(db, art_types, 'art_types'));
  await replaceHours(db, id, availability);
}

async function replaceSkills(db: Database, artistId: string, skills: readonly string[]): Promise<void> {
  await db.deleteFrom('artist_skills').where('artist_id', '=', artistId).execute();
  if (skills.length === 0) return;
  await db
    .insertInto('artist_skills')
    .values(skills.map((skill, position) => ({ artist_id: artistId, skill, position })))
    .execute();
}

async function writeTestimonials(
  db: Database,
  testimonials: readonly WithStoredPicture<'testimonials'>[],
): Promise<string[]> {
  await db.deleteFrom('testimonials').execute();
  for (const [position, { name, testimonial, storedPicture }] of testimonials.entries()) {
    const { url, placeholder } = storedPicture;
    await db
      .insertInto('testimonials')
      .values({ id: randomUUID(), name, testimonial, image: url, placeholder, position })
      .execute();
  }
  return [formatCount(testimonials.length, 'testimonial', 'testimonials')];
}
