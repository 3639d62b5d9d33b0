import { randomUUID } from 'node:crypto';
import { createSlug } from '@rangmala/shared/contract/rules';
import { insertArtTypes } from '../gallery/artworks/changes.ts';
import { RuleError } from '../http/errors.ts';
import { replaceArtTypes, replaceHours } from '../gallery/artist-profile/save-profile.ts';
import { requireArtTypes } from '../booking/index.ts';
import type { Database } from '../database/database.ts';
import { hashPassword } from '../accounts/index.ts';
import { formatCount } from '../lib/format-count.ts';
import { createRandomPassword } from './passwords.ts';
import type { StoredFiles } from './pictures.ts';
import type { ArtistEntry, ArtTypeEntry, ArtworkEntry, ShopFile, TestimonialEntry } from './shop-file.ts';

/**
 * Writes art types, artists, artworks and testimonials. Artists and artworks that the file omits stay in the database.
 * @param newPassword password of all new artists; by default, each gets a random one, which the report contains
 * @returns lines for the report of the import
 */
export async function writeArtists(
  db: Database,
  { art_types, artists, artworks, testimonials }: ShopFile,
  files: StoredFiles,
  newPassword: string | undefined,
): Promise<string[]> {
  const report: string[] = [];
  if (art_types) report.push(await writeArtTypes(db, art_types));
  if (artists) report.push(...(await writeProfiles(db, artists, files, newPassword)));
  if (artworks) report.push(await writeArtworks(db, artworks, files));
  if (testimonials) report.push(await writeTestimonials(db, testimonials, files));
  return report;
}

/** Adds or updates art types in display order. */
async function writeArtTypes(db: Database, artTypes: readonly ArtTypeEntry[]): Promise<string> {
  for (const [position, artType] of artTypes.entries()) {
    const row = { slug: createSlug(artType.name), position, ...artType };
    await db
      .insertInto('art_types')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
  return formatCount(artTypes.length, 'art type', 'art types');
}

async function writeProfiles(
  db: Database,
  artists: readonly ArtistEntry[],
  files: StoredFiles,
  newPassword: string | undefined,
): Promise<string[]> {
  const report = [formatCount(artists.length, 'artist', 'artists')];
  const deletedIds = await listDeletedArtists(db);
  for (const [position, artist] of artists.entries()) {
    const { id } = artist;
    if (deletedIds.has(id)) {
      report.push(`artist ${id} has deleted their account and was left out; use another ID for a new artist`);
      continue;
    }
    const columns = toImportedColumns(artist, position);
    const existingArtist = await db
      .updateTable('artists')
      .set(columns)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!existingArtist) {
      const password = newPassword ?? createRandomPassword();
      const { url: image, placeholder } = files.getPicture(artist.picture);
      await addArtist(db, artist, { ...columns, image, placeholder }, password);
      if (newPassword === undefined)
        report.push(`new artist ${id}, password (shown only this once): ${password}`);
    }
    await replaceSkills(db, artist);
  }
  return report;
}

async function listDeletedArtists(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('artists').where('deleted_at', 'is not', null).select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns the columns that every import replaces. */
const toImportedColumns = ({ name, rating, featured = false, share }: ArtistEntry, position: number) => ({
  name,
  rating_tenths: Math.round(rating * 10),
  featured: Number(featured),
  share_hundredths: share === undefined ? null : Math.round(share * 100),
  position,
});

/**
 * Adds an artist. Later imports do not change picture, bio, testimonial, art types and hours, because artists edit
 * these fields themselves.
 */
async function addArtist(
  db: Database,
  { id, bio, testimonial, art_types, availability }: ArtistEntry,
  columns: ReturnType<typeof toImportedColumns> & { image: string; placeholder: string | null },
  password: string,
): Promise<void> {
  const password_hash = await hashPassword(password);
  await db
    .insertInto('artists')
    .values({ id, ...columns, bio, testimonial, password_hash })
    .execute();
  await replaceArtTypes(db, id, await requireArtTypes(db, art_types, 'art_types'));
  await replaceHours(db, id, availability);
}

async function replaceSkills(db: Database, { id, skills }: ArtistEntry): Promise<void> {
  await db.deleteFrom('artist_skills').where('artist_id', '=', id).execute();
  if (skills.length === 0) return;
  await db
    .insertInto('artist_skills')
    .values(skills.map((skill, position) => ({ artist_id: id, skill, position })))
    .execute();
}

/**
 * Adds the artworks that the gallery does not have. An existing artwork belongs to its artist and stays unchanged.
 * Leaves out artworks of artists who have deleted their account.
 * @throws RuleError for an artwork of an unknown artist
 */
async function writeArtworks(
  db: Database,
  artworks: readonly ArtworkEntry[],
  { getPicture }: StoredFiles,
): Promise<string> {
  const artistIds = new Set((await db.selectFrom('artists').select('id').execute()).map(({ id }) => id));
  const deletedIds = await listDeletedArtists(db);
  const existingIds = new Set((await db.selectFrom('artworks').select('id').execute()).map(({ id }) => id));
  const created_at = new Date().toISOString();
  let addedCount = 0;
  for (const [position, artwork] of artworks.entries()) {
    const { id, artist, title, art_types, printable = false, picture } = artwork;
    if (!artistIds.has(artist)) throw new RuleError(`The artwork ${id} is by ${artist}, who is no artist.`);
    if (existingIds.has(id) || deletedIds.has(artist)) continue;
    const { url: image, placeholder } = getPicture(picture);
    await db
      .insertInto('artworks')
      .values({
        id,
        artist_id: artist,
        title,
        image,
        placeholder,
        position,
        created_at,
        printable: Number(printable),
      })
      .execute();
    await insertArtTypes(db, id, await requireArtTypes(db, art_types, 'art_types'));
    addedCount += 1;
  }
  return formatCount(addedCount, 'new artwork', 'new artworks');
}

/** Replaces all testimonials. */
async function writeTestimonials(
  db: Database,
  testimonials: readonly TestimonialEntry[],
  { getPicture }: StoredFiles,
): Promise<string> {
  await db.deleteFrom('testimonials').execute();
  for (const [position, { name, testimonial, picture }] of testimonials.entries()) {
    const { url: image, placeholder } = getPicture(picture);
    await db
      .insertInto('testimonials')
      .values({ id: randomUUID(), name, testimonial, image, placeholder, position })
      .execute();
  }
  return formatCount(testimonials.length, 'testimonial', 'testimonials');
}
