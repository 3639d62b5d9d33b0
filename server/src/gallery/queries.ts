import type { ArtistSort, GalleryArtist, GalleryArtType, Testimonial } from '@rangmala/shared/contract';
import { listArtists } from '../artists/queries.ts';
import { artworksByArtist, countArtworks, coversOfArtTypes } from '../artworks/queries.ts';
import type { Database } from '../database/database.ts';

/** What customers say, in the order in which it is shown. */
export async function listTestimonials(db: Database, count: number): Promise<Testimonial[]> {
  const rows = await db
    .selectFrom('testimonials')
    .orderBy('position')
    .orderBy('id')
    .limit(count)
    .select(['image', 'name', 'testimonial', 'placeholder'])
    .execute();
  return rows.map(({ placeholder, ...said }) => ({ ...said, ...(placeholder && { placeholder }) }));
}

/** Every art type, the most popular first, with a picture of its kind where there is one. */
export async function listGalleryArtTypes(db: Database): Promise<GalleryArtType[]> {
  const artTypes = await db
    .selectFrom('art_types')
    .orderBy('popularity', 'desc')
    .orderBy('position')
    .orderBy('slug')
    .select(['slug', 'name', 'type', 'popularity'])
    .execute();
  const covers = await coversOfArtTypes(db);
  return artTypes.map(({ slug, ...artType }) => {
    const cover = covers.get(slug);
    return {
      ...artType,
      ...(cover && { image: cover.image }),
      ...(cover?.placeholder && { placeholder: cover.placeholder }),
    };
  });
}

export interface Choice {
  search?: string | undefined;
  art_type?: string | undefined;
  sort?: ArtistSort | undefined;
  offset: number;
  limit: number;
  /** How many artworks of each artist are enough. */
  artworks: number;
}

/**
 * Artists with their galleries: a page of those who match.
 * @returns `total`: how many match
 */
export async function listGalleryArtists(
  db: Database,
  { search = '', art_type, sort, offset, limit, artworks }: Choice,
): Promise<{ artists: GalleryArtist[]; total: number }> {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  const all = await listArtists(db, art_type);
  const matching = all.filter(({ name, art_types }) => {
    const text = foldedText([name, ...art_types].join(' '));
    return words.every((word) => text.includes(word));
  });
  const counts = await countArtworks(db);
  const countOf = ({ id }: { id: string }) => counts.get(id) ?? 0;
  if (sort) {
    const byName = (one: { name: string }, other: { name: string }) => NAMES.compare(one.name, other.name);
    matching.sort(
      {
        name: byName,
        'name-desc': (one: { name: string }, other: { name: string }) => byName(other, one),
        artworks: (one: (typeof all)[number], other: (typeof all)[number]) =>
          countOf(other) - countOf(one) || byName(one, other),
      }[sort],
    );
  }
  const shown = matching.slice(offset, offset + limit);
  const galleries = await artworksByArtist(
    db,
    shown.map(({ id }) => id),
    artworks,
  );
  const artists = shown.map((artist) => ({
    ...artist,
    artwork_count: countOf(artist),
    artworks: galleries.get(artist.id) ?? [],
  }));
  return { artists, total: matching.length };
}

const NAMES = new Intl.Collator('en', { sensitivity: 'base' });

/** As people search: without capitals and accents. */
function foldedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
