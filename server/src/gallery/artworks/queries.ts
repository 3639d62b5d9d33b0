import type { Artwork, ArtworkWithArtist } from '@rangmala/shared/contract';
import { createSlug } from '@rangmala/shared/contract/rules';
import { countRows } from '../../database/count-rows.ts';
import type { Database } from '../../database/database.ts';
import { groupBy } from '../../lib/group-by.ts';

/** The order of all artworks. Computing it takes longer than reading the artworks of a page. */
export interface GalleryOrder {
  /**
   * Ids for the overview, in rounds. The first artwork of each artist is in the first round, the second artwork in the
   * second round, and so on. Within a round, the newest artworks come first.
   */
  ids: readonly string[];
  /** Ids by artist id, as each artist has arranged them. Omits artists without artworks. */
  idsByArtist: ReadonlyMap<string, readonly string[]>;
}

/** Reads the order of the artworks of all artists except deleted artists. */
export async function readGalleryOrder(db: Database): Promise<GalleryOrder> {
  const artworks = db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .where('artists.deleted_at', 'is', null)
    .select(['artworks.id', 'artworks.created_at', 'artworks.artist_id'])
    .select('artists.position as artist_position')
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((window) =>
          window
            .partitionBy('artworks.artist_id')
            .orderBy('artworks.position')
            .orderBy('artworks.created_at', 'desc')
            .orderBy('artworks.id'),
        )
        .as('round'),
    );
  const rows = await db
    .selectFrom(artworks.as('artwork'))
    .orderBy('round')
    .orderBy('created_at', 'desc')
    .orderBy('artist_position')
    .orderBy('id')
    .select(['id', 'artist_id'])
    .execute();
  const getId = ({ id }: { id: string }) => id;
  return { ids: rows.map(getId), idsByArtist: groupBy(rows, ({ artist_id }) => artist_id, getId) };
}

/** Returns artworks in the order of their ids. Leaves out unknown artworks, and those of deleted artists. */
export async function findArtworks(db: Database, ids: readonly string[]): Promise<ArtworkWithArtist[]> {
  if (ids.length === 0) return [];
  const artworks = await readArtworks(db, selectArtworks(db).where('artworks.id', 'in', ids));
  const artworkById = new Map(artworks.map((artwork) => [artwork.id, artwork]));
  return ids.flatMap((id) => {
    const artwork = artworkById.get(id);
    return artwork ? toArtworkWithArtist(artwork) : [];
  });
}

/** Returns the first `count` artworks of each artist by artist id, as each artist has arranged them. */
export async function findFirstArtworks(
  db: Database,
  { idsByArtist }: GalleryOrder,
  artistIds: readonly string[],
  count: number,
): Promise<Map<string, Artwork[]>> {
  const galleries = new Map<string, Artwork[]>(artistIds.map((id) => [id, []]));
  const ids = artistIds.flatMap((id) => idsByArtist.get(id)?.slice(0, count) ?? []);
  if (ids.length === 0) return galleries;
  const selection = inDisplayOrder(selectArtworks(db).where('artworks.id', 'in', ids));
  for (const artwork of await readArtworks(db, selection))
    galleries.get(artwork.artist_id)?.push(toArtwork(artwork));
  return galleries;
}

/** Returns the first `count` artworks of an artist, as the artist has arranged them; all by default. */
export async function listArtworksOfArtist(
  db: Database,
  artistId: string,
  count?: number,
): Promise<Artwork[]> {
  const selection = inDisplayOrder(selectArtworks(db).where('artworks.artist_id', '=', artistId));
  const artworks = await readArtworks(db, count === undefined ? selection : selection.limit(count));
  return artworks.map(toArtwork);
}

/** Returns an artwork of an artist; undefined when the artist has no artwork with this id. */
export async function findArtwork(db: Database, artistId: string, id: string): Promise<Artwork | undefined> {
  const selection = selectArtworks(db)
    .where('artworks.artist_id', '=', artistId)
    .where('artworks.id', '=', id);
  const [artwork] = await readArtworks(db, selection);
  return artwork && toArtwork(artwork);
}

/** Returns an artwork that may be printed; undefined for other artworks, and for those of deleted artists. */
export async function findPrintableArtwork(db: Database, id: string): Promise<ArtworkWithArtist | undefined> {
  const artwork = await findPublicArtwork(db, id);
  return artwork?.printable ? artwork : undefined;
}

/** Returns an artwork with its artist; undefined for an unknown artwork, and for those of deleted artists. */
export async function findPublicArtwork(db: Database, id: string): Promise<ArtworkWithArtist | undefined> {
  return (await findArtworks(db, [id]))[0];
}

/**
 * Lists artworks that may be printed, by artist.
 * @param artType name or slug; undefined for all
 */
export async function listPrintableArtworks(
  db: Database,
  artType: string | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ artworks: ArtworkWithArtist[]; total: number }> {
  const matching = selectArtworks(db)
    .where('artworks.printable', '=', 1)
    .$if(artType !== undefined, (query) =>
      query.where('artworks.id', 'in', (from) =>
        from
          .selectFrom('artwork_art_types')
          .where('art_type_slug', '=', createSlug(artType ?? ''))
          .select('artwork_id'),
      ),
    );
  const artworks = await readArtworks(db, inDisplayOrder(matching).limit(limit).offset(offset));
  return { artworks: artworks.map(toArtworkWithArtist), total: await countRows(matching) };
}

/** Returns the number of artworks of one artist; 0 for an unknown artist. */
export const countArtworksOfArtist = (db: Database, artistId: string): Promise<number> =>
  countRows(db.selectFrom('artworks').where('artist_id', '=', artistId));

/** Selects the artworks of all artists except deleted artists. */
function selectArtworks(db: Database) {
  return db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .where('artists.deleted_at', 'is', null)
    .select([
      'artworks.id',
      'artworks.artist_id',
      'artworks.title',
      'artworks.image',
      'artworks.placeholder',
      'artworks.printable',
      'artists.name as artist_name',
    ]);
}

type ArtworkSelection = ReturnType<typeof selectArtworks>;
type ArtworkWithTypes = Awaited<ReturnType<ArtworkSelection['execute']>>[number] & { art_types: string[] };

/** Sorts artworks by artist, and those of an artist as the artist has arranged them. */
const inDisplayOrder = (selection: ArtworkSelection): ArtworkSelection =>
  selection
    .orderBy('artists.position')
    .orderBy('artworks.artist_id')
    .orderBy('artworks.position')
    .orderBy('artworks.created_at', 'desc')
    .orderBy('artworks.id');

/** Reads artworks with their art types. */
async function readArtworks(db: Database, selection: ArtworkSelection): Promise<ArtworkWithTypes[]> {
  const artworks = await selection.execute();
  if (artworks.length === 0) return [];
  const artTypes = await db
    .selectFrom('artwork_art_types')
    .innerJoin('art_types', 'art_types.slug', 'artwork_art_types.art_type_slug')
    .where(
      'artwork_art_types.artwork_id',
      'in',
      artworks.map(({ id }) => id),
    )
    .orderBy('artwork_art_types.position')
    .select(['artwork_art_types.artwork_id', 'art_types.name'])
    .execute();
  const namesByArtwork = groupBy(
    artTypes,
    ({ artwork_id }) => artwork_id,
    ({ name }) => name,
  );
  return artworks.map((artwork) => ({ ...artwork, art_types: namesByArtwork.get(artwork.id) ?? [] }));
}

function toArtwork({ id, image, title, placeholder, art_types, printable }: ArtworkWithTypes): Artwork {
  return {
    id,
    image,
    title,
    type: art_types[0] ?? '',
    art_types,
    ...(placeholder && { placeholder }),
    ...(printable === 1 && { printable: true }),
  };
}

const toArtworkWithArtist = (row: ArtworkWithTypes): ArtworkWithArtist => ({
  ...toArtwork(row),
  artist_id: row.artist_id,
  artist_name: row.artist_name,
});
