import { randomUUID } from 'node:crypto';
import { createSlug } from '@rangmala/shared/contract/rules';
import { replaceArtTypes, replaceHours } from '../gallery/artist-profile/save-profile.ts';
import { requireArtTypes } from '../booking/index.ts';
import type { Database } from '../database/database.ts';
import { hashPassword } from '../accounts/index.ts';
import type { CatalogueWrite } from './catalogue.ts';
import { formatCount } from '../lib/format-count.ts';
import { createRandomPassword } from './passwords.ts';
import { type PictureStore, storePictures, type WithStoredPicture } from './pictures.ts';
import type { ArtistEntry, ArtTypeEntry, ShopFile, TestimonialEntry } from './shop-file.ts';

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

/** Adds or updates art types in display order. @returns lines for the report of the import */
export async function writeArtTypes(db: Database, artTypes: readonly ArtTypeEntry[]): Promise<string[]> {
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
  artists: readonly WithStoredPicture<ArtistEntry>[],
): Promise<string[]> {
  const report = [formatCount(artists.length, 'artist', 'artists')];
  const deletedRows = await db
    .selectFrom('artists')
    .where('deleted_at', 'is not', null)
    .select('id')
    .execute();
  const deletedIds = new Set(deletedRows.map(({ id }) => id));
  for (const [position, artist] of artists.entries()) {
    const { id } = artist;
    if (deletedIds.has(id)) {
      report.push(`artist ${id} has deleted their account and was left out; use another ID for a new artist`);
      continue;
    }
    const existingArtist = await db
      .updateTable('artists')
      .set(toImportedColumns(artist, position))
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (existingArtist) {
      await replaceSkills(db, artist);
    } else {
      const password = createRandomPassword();
      await addArtist(db, artist, position, password);
      report.push(`new artist ${id}, password (shown only this once): ${password}`);
    }
  }
  return report;
}

/** Returns the columns that every import replaces. */
const toImportedColumns = ({ name, rating, featured = false }: ArtistEntry, position: number) => ({
  name,
  rating_tenths: Math.round(rating * 10),
  featured: Number(featured),
  position,
});

/**
 * Adds an artist. Later imports do not change picture, bio, testimonial, art types and hours, because artists edit
 * these fields themselves.
 */
export async function addArtist(
  db: Database,
  artist: WithStoredPicture<ArtistEntry>,
  position: number,
  password: string,
): Promise<void> {
  const { id, bio, testimonial, art_types, availability, storedPicture } = artist;
  const password_hash = await hashPassword(password);
  const { url: image, placeholder } = storedPicture;
  const profile = { image, placeholder, bio, testimonial, password_hash };
  await db
    .insertInto('artists')
    .values({ id, ...toImportedColumns(artist, position), ...profile })
    .execute();
  await replaceArtTypes(db, id, await requireArtTypes(db, art_types, 'art_types'));
  await replaceHours(db, id, availability);
  await replaceSkills(db, artist);
}

async function replaceSkills(db: Database, { id, skills }: ArtistEntry): Promise<void> {
  await db.deleteFrom('artist_skills').where('artist_id', '=', id).execute();
  if (skills.length === 0) return;
  await db
    .insertInto('artist_skills')
    .values(skills.map((skill, position) => ({ artist_id: id, skill, position })))
    .execute();
}

/** Replaces all testimonials. @returns lines for the report of the import */
export async function writeTestimonials(
  db: Database,
  testimonials: readonly WithStoredPicture<TestimonialEntry>[],
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
