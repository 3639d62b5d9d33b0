import {
  type ArtistSort,
  type ArtTypeSort,
  type GalleryArtist,
  type GalleryArtType,
  type Testimonial,
  type PublicArtist,
  addDays,
  toBusinessTime,
} from '@rangmala/shared/contract';
import { createSlug, LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import {
  selectArtists,
  type ArtTypePictures,
  findArtTypesByArtist,
  selectArtistIdsOfArtType,
  type PageRange,
  toArtist,
  findArtist,
  listNextFreeTimes,
  readSchedule,
} from '../booking/index.ts';
import {
  countArtworksOfArtist,
  findFirstArtworks,
  type GalleryOrder,
  listArtworksOfArtist,
} from './artworks/queries.ts';
import type { Database } from '../database/database.ts';
import { keepFirstPlaceholders } from '../lib/first-placeholders.ts';

/** Lists the first `count` customer testimonials in display order. */
export async function listTestimonials(db: Database, count: number): Promise<Testimonial[]> {
  const rows = await db
    .selectFrom('testimonials')
    .orderBy('position')
    .orderBy('id')
    .limit(count)
    .select(['image', 'name', 'testimonial', 'placeholder'])
    .execute();
  return rows.map(({ placeholder, ...testimonial }) => ({
    ...testimonial,
    ...(placeholder && { placeholder }),
  }));
}

/** Lists all art types, most popular first, with their pictures by slug. */
export async function listGalleryArtTypes(
  db: Database,
  pictures: ArtTypePictures,
): Promise<GalleryArtType[]> {
  const artTypes = await db
    .selectFrom('art_types')
    .orderBy('popularity', 'desc')
    .orderBy('position')
    .orderBy('slug')
    .select(['slug', 'name', 'type', 'popularity'])
    .execute();
  return artTypes.map(({ slug, ...artType }) => ({ ...artType, ...pictures.get(slug) }));
}

/**
 * Lists a page of the art types, with their pictures by slug.
 * @returns `type_total` counts the art types of all pages; `type_names` are the names of all art types
 */
export async function listArtTypePage(
  db: Database,
  pictures: ArtTypePictures,
  {
    page,
    artType,
    sort = 'popularity',
  }: { page: number; artType: string | undefined; sort?: ArtTypeSort | undefined },
): Promise<{ art_types: GalleryArtType[]; type_total: number; type_names: string[] }> {
  const all = await listGalleryArtTypes(db, pictures);
  const byName = [...all].sort((a, b) => NAME_COLLATOR.compare(a.name, b.name));
  const slug = artType === undefined ? undefined : createSlug(artType);
  const matching = (sort === 'name' ? byName : all).filter(({ name }) => !slug || createSlug(name) === slug);
  return {
    art_types: matching.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE),
    type_total: matching.length,
    type_names: byName.map(({ name }) => name),
  };
}

/** Describes which artists and artworks a list contains, and how the artists are sorted. */
interface ArtistListQuery extends PageRange {
  search?: string | undefined;
  art_type?: string | undefined;
  sort?: ArtistSort | undefined;
  /** Largest number of artworks per artist. */
  artworks: number;
}

/**
 * Lists a page of the matching artists with their artworks. First filters all artists by name and art types, then reads
 * profiles and artworks only for the artists of the page.
 * @returns the artists of the page; `total` is the number of all matching artists
 */
export async function listGalleryArtists(
  db: Database,
  gallery: GalleryOrder,
  { search = '', art_type, sort, offset, limit, artworks: artworksPerArtist }: ArtistListQuery,
): Promise<{ artists: GalleryArtist[]; total: number }> {
  const artTypes = await findArtTypesByArtist(db);
  const words = normalizeSearchText(search).split(/\s+/).filter(Boolean);
  const matchingArtists = (await listArtistNames(db, art_type)).filter(({ id, name }) => {
    const text = normalizeSearchText([name, ...(artTypes.get(id) ?? [])].join(' '));
    return words.every((word) => text.includes(word));
  });
  const countArtworks = (id: string) => gallery.idsByArtist.get(id)?.length ?? 0;
  if (sort) matchingArtists.sort(createArtistComparator(sort, countArtworks));

  const ids = matchingArtists.slice(offset, offset + limit).map(({ id }) => id);
  if (ids.length === 0) return { artists: [], total: matchingArtists.length };
  const rows = await selectArtists(db).where('artists.id', 'in', ids).execute();
  const galleries = await findFirstArtworks(db, gallery, ids, artworksPerArtist);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const artists = ids.flatMap((id, index) => {
    const row = rowById.get(id);
    if (!row) return [];
    return {
      ...toArtist(row),
      art_types: artTypes.get(id) ?? [],
      artwork_count: countArtworks(id),
      artworks: keepFirstPlaceholders(galleries.get(id) ?? [], index === 0 ? undefined : 0),
    };
  });
  return { artists: keepFirstPlaceholders(artists), total: matchingArtists.length };
}

interface ArtistName {
  id: string;
  name: string;
}

/**
 * Lists the ids and names of the artists of one art type, or of all artists, in display order. Omits deleted artists.
 */
async function listArtistNames(db: Database, artType: string | undefined): Promise<ArtistName[]> {
  let query = db
    .selectFrom('artists')
    .where('deleted_at', 'is', null)
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id');
  if (artType !== undefined) query = query.where('id', 'in', selectArtistIdsOfArtType(db, artType));
  return query.execute();
}

function createArtistComparator(sort: ArtistSort, countArtworks: (artistId: string) => number) {
  const compareNames = (a: ArtistName, b: ArtistName) => NAME_COLLATOR.compare(a.name, b.name);
  const compareCounts = (a: ArtistName, b: ArtistName) =>
    countArtworks(b.id) - countArtworks(a.id) || compareNames(a, b);
  return {
    name: compareNames,
    'name-desc': (a: ArtistName, b: ArtistName) => compareNames(b, a),
    artworks: compareCounts,
  }[sort];
}

const NAME_COLLATOR = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * Combining accents (U+0300 to U+036F) and invisible joiners. Other combining marks are not ignored: the vowel signs of
 * Hindi and Telugu are combining marks, and some words differ only in a vowel sign.
 */
const IGNORED_CHARACTERS = /[\u0300-\u036f\u200c\u200d]/g;

/** Converts text for searching: removes {@link IGNORED_CHARACTERS} and changes letters to lower case. */
function normalizeSearchText(text: string): string {
  return text.normalize('NFD').replace(IGNORED_CHARACTERS, '').normalize('NFC').toLowerCase();
}

/** Largest number of artworks in the response. `GET /artists/{id}/gallery` returns all artworks. */
const MAX_ARTWORKS = 200;
const MAX_FREE_TIMES = 6;
/** Number of days after today that are searched for free times. */
const DAYS_AHEAD = 28;

/** Returns an artist with artworks and next free times; undefined for an unknown or deleted artist. */
export async function findPublicArtist(
  db: Database,
  id: string,
  now: Date,
): Promise<PublicArtist | undefined> {
  const artist = await findArtist(db, id);
  if (!artist) return undefined;
  const first = toBusinessTime(now).date;
  const last = addDays(first, DAYS_AHEAD);
  const [artworks, artworkCount, schedule] = await Promise.all([
    listArtworksOfArtist(db, id, MAX_ARTWORKS),
    countArtworksOfArtist(db, id),
    readSchedule(db, id, now, { first, last }),
  ]);
  return {
    artist,
    artworks,
    artwork_count: artworkCount,
    next_times: listNextFreeTimes(schedule, last, MAX_FREE_TIMES),
  };
}
