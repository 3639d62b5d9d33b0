import type { Artist, ArtType } from '@rangmala/shared/contract';
import { createSlug } from '@rangmala/shared/contract/rules';
import { countRows } from '../../database/count-rows.ts';
import type { Database } from '../../database/database.ts';
import { FieldError } from '../../http/errors.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { ArtTypePictures } from './art-type-pictures.ts';

/** Lists all art types sorted by position, with their pictures by slug. */
export async function listArtTypes(db: Database, pictures: ArtTypePictures): Promise<ArtType[]> {
  const rows = await db
    .selectFrom('art_types')
    .orderBy('art_types.position')
    .orderBy('art_types.slug')
    .select(['art_types.name', 'art_types.slug'])
    .execute();
  return rows.map(({ name, slug }) => ({ name, ...pictures.get(slug) }));
}

/** The part of a list that starts at index `offset` and has at most `limit` entries. */
export interface PageRange {
  limit: number;
  offset: number;
}

/**
 * Lists artists sorted by position.
 * @param artType name or slug of an art type that the artists offer; undefined for all artists
 * @param pageRange undefined for the whole list
 */
export async function listArtists(
  db: Database,
  artType: string | undefined,
  pageRange?: PageRange,
): Promise<Artist[]> {
  let query = selectArtists(db).orderBy('artists.position').orderBy('artists.id');
  if (artType !== undefined) query = query.where('artists.id', 'in', selectArtistIdsOfArtType(db, artType));
  if (pageRange) query = query.limit(pageRange.limit).offset(pageRange.offset);
  return addArtTypesAndSkills(db, await query.execute());
}

/** Counts the artists who offer an art type (name or slug), or all artists when `artType` is undefined. */
export async function countArtists(db: Database, artType: string | undefined): Promise<number> {
  let query = db.selectFrom('artists').where('deleted_at', 'is', null);
  if (artType !== undefined) query = query.where('artists.id', 'in', selectArtistIdsOfArtType(db, artType));
  return countRows(query);
}

/** Selects the ids of artists who offer an art type. @param artType name or slug in upper or lower case */
export function selectArtistIdsOfArtType(db: Database, artType: string) {
  return db
    .selectFrom('artist_art_types')
    .select('artist_id')
    .where('art_type_slug', '=', createSlug(artType));
}

/** Lists the first `count` featured artists, sorted by position. */
export async function listFeaturedArtists(db: Database, count: number): Promise<Artist[]> {
  const rows = await selectArtists(db)
    .where('artists.featured', '=', 1)
    .orderBy('artists.position')
    .orderBy('artists.id')
    .limit(count)
    .execute();
  return addArtTypesAndSkills(db, rows);
}

/** Returns an artist; undefined for an unknown or deleted artist. */
export async function findArtist(db: Database, id: string): Promise<Artist | undefined> {
  const row = await selectArtists(db).where('artists.id', '=', id).executeTakeFirst();
  return row && (await addArtTypesAndSkills(db, [row]))[0];
}

/** Returns an artist's name; undefined for an unknown or deleted artist. */
export async function findArtistName(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('artists')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('name')
    .executeTakeFirst();
  return row?.name;
}

/** Returns the recipient of an artist's mails; undefined without a verified email address. */
export async function findArtistMailbox(
  db: Database,
  id: string,
): Promise<{ name: string; email: string } | undefined> {
  const row = await db
    .selectFrom('artists')
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .select(['name', 'email'])
    .executeTakeFirst();
  return row?.email ? { name: row.name, email: row.email } : undefined;
}

/**
 * Locks an artist's schedule until the transaction ends. A transaction that adds or moves sessions or changes the hours
 * of an artist must call this function before reading the schedule. Uses an update, because SQLite cannot lock rows in
 * a `select`.
 * @returns the artist; undefined for an unknown or deleted artist
 */
export async function lockArtistSchedule(
  transaction: Database,
  artistId: string,
): Promise<{ id: string; name: string } | undefined> {
  return transaction
    .updateTable('artists')
    .set((artist) => ({ schedule_version: artist('schedule_version', '+', 1) }))
    .where('id', '=', artistId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst();
}

/**
 * Returns the name of an art type; undefined when the artist does not offer the art type.
 * @param artType name or slug in upper or lower case
 */
export async function findOfferedArtType(
  db: Database,
  artistId: string,
  artType: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('artist_art_types')
    .innerJoin('art_types', 'art_types.slug', 'artist_art_types.art_type_slug')
    .where('artist_art_types.artist_id', '=', artistId)
    .where('artist_art_types.art_type_slug', '=', createSlug(artType))
    .select('art_types.name')
    .executeTakeFirst();
  return row?.name;
}

/**
 * Returns the names of art types by artist id, main art type first.
 * @param ids ids of the artists; undefined for all artists
 */
export async function findArtTypesByArtist(
  db: Database,
  ids?: readonly string[],
): Promise<Map<string, string[]>> {
  let query = db
    .selectFrom('artist_art_types')
    .innerJoin('art_types', 'art_types.slug', 'artist_art_types.art_type_slug')
    .orderBy('artist_art_types.position')
    .orderBy('art_types.slug')
    .select(['artist_art_types.artist_id', 'art_types.name as text']);
  if (ids) query = query.where('artist_art_types.artist_id', 'in', ids);
  return groupByArtist(await query.execute());
}

/** Selects all artists except deleted artists. */
export function selectArtists(db: Database) {
  return db
    .selectFrom('artists')
    .where('artists.deleted_at', 'is', null)
    .select([
      'artists.id',
      'artists.name',
      'artists.image',
      'artists.placeholder',
      'artists.bio',
      'artists.testimonial',
      'artists.rating_tenths',
    ]);
}

type SelectedArtist = Awaited<ReturnType<ReturnType<typeof selectArtists>['execute']>>[number];

/** Adds art types and skills to artists. Makes two queries for any number of artists. */
async function addArtTypesAndSkills(db: Database, rows: SelectedArtist[]): Promise<Artist[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const artTypes = await findArtTypesByArtist(db, ids);
  const skills = groupByArtist(
    await db
      .selectFrom('artist_skills')
      .where('artist_id', 'in', ids)
      .orderBy('position')
      .select(['artist_id', 'skill as text'])
      .execute(),
  );
  return rows.map((row) => ({
    ...toArtist(row),
    art_types: artTypes.get(row.id) ?? [],
    skills: skills.get(row.id) ?? [],
  }));
}

/** Converts a row to an artist as the API describes it, without art types, skills and hours. */
export function toArtist({ rating_tenths, placeholder, ...artist }: SelectedArtist) {
  return { ...artist, ...(placeholder && { placeholder }), rating: rating_tenths / 10 };
}

const groupByArtist = (rows: readonly { artist_id: string; text: string }[]): Map<string, string[]> =>
  groupBy(
    rows,
    ({ artist_id }) => artist_id,
    ({ text }) => text,
  );

/**
 * Returns the slugs of art types without duplicates, in the order of `names`.
 * @param names names or slugs in upper or lower case
 * @param field name of the form field, for the error
 * @throws FieldError for an unknown art type
 */
export async function requireArtTypes(
  db: Database,
  names: readonly string[],
  field: string,
): Promise<string[]> {
  const slugs = [...new Set(names.map(createSlug))];
  const rows = await db.selectFrom('art_types').select('slug').where('slug', 'in', slugs).execute();
  const existingSlugs = new Set(rows.map(({ slug }) => slug));
  const unknownName = names.find((each) => !existingSlugs.has(createSlug(each)));
  if (unknownName !== undefined)
    throw new FieldError(field, `“${unknownName.trim()}” is not an art type that we have.`);
  return slugs;
}
