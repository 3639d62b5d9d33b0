import type { Artist, ArtType, AvailabilityEntry } from '@rangmala/shared/contract';
import { timeOfDay } from '../../lib/business-time-zone.ts';
import type { Database } from '../../database/database.ts';
import type { ArtistAvailabilityRow } from '../../database/booking-tables.ts';
import { slugOf } from '../../lib/slug.ts';

/** Lists all art types in order, each with the picture of an artwork if there is one. */
export async function listArtTypes(db: Database): Promise<ArtType[]> {
  const rows = await db
    .selectFrom('art_types')
    .orderBy('art_types.position')
    .orderBy('art_types.slug')
    .select(['art_types.name', 'art_types.slug'])
    .execute();
  const pictures = await picturesByArtType(db);
  return rows.map(({ name, slug }) => ({ name, ...pictures.get(slug) }));
}

/** Returns for each art type the first artwork whose main art type it is, by slug. */
async function picturesByArtType(
  db: Database,
): Promise<Map<string, { image: string; placeholder?: string }>> {
  const first = db
    .selectFrom('artwork_art_types')
    .innerJoin('artworks', 'artworks.id', 'artwork_art_types.artwork_id')
    .where('artwork_art_types.position', '=', 0)
    .groupBy('artwork_art_types.art_type_slug')
    .select(({ fn }) => ['artwork_art_types.art_type_slug as slug', fn.min('artworks.id').as('id')]);
  const rows = await db
    .selectFrom(first.as('first'))
    .innerJoin('artworks', 'artworks.id', 'first.id')
    .select(['first.slug', 'artworks.image', 'artworks.placeholder'])
    .execute();
  return new Map(
    rows.map(({ slug, image, placeholder }) => [slug, { image, ...(placeholder && { placeholder }) }]),
  );
}

/** A page of a list. */
export interface Part {
  limit: number;
  offset: number;
}

/** Lists all artists, or those who offer an art type (name or slug); empty for an unknown art type. */
export async function listArtists(db: Database, artType: string | undefined, part?: Part): Promise<Artist[]> {
  let query = artistRows(db).orderBy('artists.position').orderBy('artists.id');
  if (artType !== undefined) query = query.where('artists.id', 'in', offering(db, artType));
  if (part) query = query.limit(part.limit).offset(part.offset);
  return withTheirWork(db, await query.execute());
}

/** Counts the artists that {@link listArtists} lists. */
export async function countArtists(db: Database, artType: string | undefined): Promise<number> {
  let query = db.selectFrom('artists').select(({ fn }) => fn.countAll<number | string>().as('count'));
  if (artType !== undefined) query = query.where('artists.id', 'in', offering(db, artType));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Selects the ids of artists who offer an art type, by its name or slug in any case. */
export function offering(db: Database, artType: string) {
  return db.selectFrom('artist_art_types').select('artist_id').where('art_type_slug', '=', slugOf(artType));
}

/** Lists the featured artists of the gallery overview. */
export async function listFeatured(db: Database, count: number): Promise<Artist[]> {
  const rows = await artistRows(db)
    .where('artists.featured', '=', 1)
    .orderBy('artists.position')
    .orderBy('artists.id')
    .limit(count)
    .execute();
  return withTheirWork(db, rows);
}

/** Returns an artist; undefined for an unknown id. */
export async function findArtist(db: Database, id: string): Promise<Artist | undefined> {
  const row = await artistRows(db).where('artists.id', '=', id).executeTakeFirst();
  return row && (await withTheirWork(db, [row]))[0];
}

/** Returns an artist's name; undefined for an unknown id. */
export async function findArtistName(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('artists').where('id', '=', id).select('name').executeTakeFirst();
  return row?.name;
}

/** Returns the recipient of an artist's mails; undefined without a confirmed e-mail address. */
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

/** Returns an artist's week, Monday first. */
export async function listWindows(db: Database, artistId: string): Promise<ArtistAvailabilityRow[]> {
  return db
    .selectFrom('artist_availability')
    .selectAll()
    .where('artist_id', '=', artistId)
    .orderBy('weekday')
    .orderBy('start_minute')
    .execute();
}

/** Returns a window of the week in the shape of the API. */
export function toEntry({ weekday, start_minute, end_minute }: ArtistAvailabilityRow): AvailabilityEntry {
  const time = (minute: number) => timeOfDay(minute).slice(0, 5);
  return { weekday, start_time: time(start_minute), end_time: time(end_minute) };
}

/**
 * Locks an artist's schedule until the transaction ends. Every transaction that books the artist's time or changes
 * their week calls this before it reads either. An update locks the row on SQLite and PostgreSQL; SQLite has no
 * `select … for update`.
 * @returns the artist; undefined for an unknown id
 */
export async function lockArtistSchedule(
  transaction: Database,
  artistId: string,
): Promise<{ id: string; name: string } | undefined> {
  return transaction
    .updateTable('artists')
    .set((artist) => ({ schedule_version: artist('schedule_version', '+', 1) }))
    .where('id', '=', artistId)
    .returning(['id', 'name'])
    .executeTakeFirst();
}

/**
 * Returns the name of an art type that this artist offers, by its name or slug in any case; undefined when they do
 * not offer it.
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
    .where('artist_art_types.art_type_slug', '=', slugOf(artType))
    .select('art_types.name')
    .executeTakeFirst();
  return row?.name;
}

/** Returns the names of the art types of some artists, or of all, main art type first; by artist id. */
export async function artTypesByArtist(
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
  return byArtist(await query.execute());
}

export function artistRows(db: Database) {
  return db
    .selectFrom('artists')
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

type ArtistRow = Awaited<ReturnType<ReturnType<typeof artistRows>['execute']>>[number];

/** Adds art types and artwork pictures, with two queries for all artists together. */
async function withTheirWork(db: Database, rows: ArtistRow[]): Promise<Artist[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const artTypes = await artTypesByArtist(db, ids);
  const skills = byArtist(
    await db
      .selectFrom('artist_skills')
      .where('artist_id', 'in', ids)
      .orderBy('position')
      .select(['artist_id', 'skill as text'])
      .execute(),
  );
  return rows.map((row) => ({
    ...present(row),
    art_types: artTypes.get(row.id) ?? [],
    skills: skills.get(row.id) ?? [],
  }));
}

/** Returns an artist in the shape of the API, without data of other tables. */
export function present({ rating_tenths, placeholder, ...artist }: ArtistRow) {
  return { ...artist, ...(placeholder && { placeholder }), rating: rating_tenths / 10 };
}

function byArtist(rows: readonly { artist_id: string; text: string }[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { artist_id, text } of rows) {
    const known = texts.get(artist_id);
    if (known) known.push(text);
    else texts.set(artist_id, [text]);
  }
  return texts;
}
