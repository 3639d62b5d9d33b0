import type { Artwork, ArtworkWithArtist } from '@rangmala/shared/contract';
import { createSlug } from '@rangmala/shared/contract/rules';
import type { AliasableExpression } from 'kysely';
import type { Database } from '../../database/database.ts';

/**
 * Lists up to `count` artworks for the gallery overview in rounds. The first artwork of each artist is in the first
 * round, the second artwork in the second round, and so on. Within a round, the newest artworks come first.
 * @param offset number of artworks to leave out
 */
export async function listOverviewArtworks(
  db: Database,
  count: number,
  offset = 0,
): Promise<ArtworkWithArtist[]> {
  const selection = db
    .selectFrom(selectArtworksWithRound(db).as('artwork'))
    .selectAll()
    .orderBy('round')
    .orderBy('created_at', 'desc')
    .orderBy('artist_position')
    .orderBy('id')
    .limit(count)
    .offset(offset);
  const rows = await joinArtTypes(db, selection)
    .orderBy('selection.round')
    .orderBy('selection.created_at', 'desc')
    .orderBy('selection.artist_position')
    .orderBy('selection.id')
    .orderBy('artwork_art_types.position')
    .execute();
  return groupArtTypes(rows).map(toArtworkWithArtist);
}

/** Returns the number of artworks of all artists except deleted artists. */
export async function countOverviewArtworks(db: Database): Promise<number> {
  const row = await db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .where('artists.deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns the first `maxPerArtist` artworks of each artist by artist id, in the artist's display order. */
export async function findArtworksByArtist(
  db: Database,
  artistIds: readonly string[],
  maxPerArtist: number,
): Promise<Map<string, Artwork[]>> {
  const galleries = new Map<string, Artwork[]>(artistIds.map((id) => [id, []]));
  if (artistIds.length === 0) return galleries;
  const artworksOfArtists = selectArtworksWithRound(db).where('artworks.artist_id', 'in', artistIds);
  const selection = db
    .selectFrom(artworksOfArtists.as('artwork'))
    .selectAll()
    .where('round', '<=', maxPerArtist);
  const rows = await joinArtTypes(db, selection)
    .orderBy('selection.artist_id')
    .orderBy('selection.round')
    .orderBy('artwork_art_types.position')
    .execute();
  for (const row of groupArtTypes(rows)) galleries.get(row.artist_id)?.push(toArtwork(row));
  return galleries;
}

/** Returns an artwork of an artist; undefined when the artist has no artwork with this id. */
export async function findArtwork(db: Database, artistId: string, id: string): Promise<Artwork | undefined> {
  const rows = await joinArtTypes(
    db,
    selectArtworksWithRound(db).where('artworks.artist_id', '=', artistId).where('artworks.id', '=', id),
  )
    .orderBy('artwork_art_types.position')
    .execute();
  const [row] = groupArtTypes(rows);
  return row && toArtwork(row);
}

/** Returns an artwork that may be printed; undefined for other artworks, and for those of deleted artists. */
export async function findPrintableArtwork(db: Database, id: string): Promise<ArtworkWithArtist | undefined> {
  const artwork = await findPublicArtwork(db, id);
  return artwork?.printable ? artwork : undefined;
}

/** Returns an artwork with its artist; undefined for an unknown artwork, and for those of deleted artists. */
export async function findPublicArtwork(db: Database, id: string): Promise<ArtworkWithArtist | undefined> {
  const rows = await joinArtTypes(db, selectArtworksWithRound(db).where('artworks.id', '=', id))
    .orderBy('artwork_art_types.position')
    .execute();
  return groupArtTypes(rows).map(toArtworkWithArtist)[0];
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
  const matching = selectArtworksWithRound(db)
    .where('artworks.printable', '=', 1)
    .$if(artType !== undefined, (query) =>
      query.where('artworks.id', 'in', (from) =>
        from
          .selectFrom('artwork_art_types')
          .where('art_type_slug', '=', createSlug(artType ?? ''))
          .select('artwork_id'),
      ),
    );
  const selection = db
    .selectFrom(matching.as('artwork'))
    .selectAll()
    .orderBy('artist_position')
    .orderBy('round')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  const rows = await joinArtTypes(db, selection)
    .orderBy('selection.artist_position')
    .orderBy('selection.round')
    .orderBy('selection.id')
    .orderBy('artwork_art_types.position')
    .execute();
  const { count } = await db
    .selectFrom(matching.as('artwork'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return { artworks: groupArtTypes(rows).map(toArtworkWithArtist), total: Number(count) };
}

/** Returns the number of artworks by artist id. Artists without artworks are omitted. */
export async function countArtworksByArtist(db: Database): Promise<Map<string, number>> {
  const rows = await selectArtworkCounts(db).execute();
  return new Map(rows.map(({ artist_id, count }) => [artist_id, Number(count)]));
}

/** Returns the number of artworks of one artist; 0 for an unknown artist. */
export async function countArtworksOfArtist(db: Database, artistId: string): Promise<number> {
  const row = await selectArtworkCounts(db).where('artist_id', '=', artistId).executeTakeFirst();
  return Number(row?.count ?? 0);
}

const selectArtworkCounts = (db: Database) =>
  db
    .selectFrom('artworks')
    .groupBy('artist_id')
    .select(['artist_id', ({ fn }) => fn.countAll<number | string>().as('count')]);

/**
 * Selects the artworks of all artists except deleted artists. `round` is the rank of an artwork among the selected
 * artworks of its artist, from 1.
 */
function selectArtworksWithRound(db: Database) {
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
      'artworks.created_at',
      'artworks.printable',
      'artists.name as artist_name',
      'artists.position as artist_position',
    ])
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
}

type SelectedArtwork = Awaited<ReturnType<ReturnType<typeof selectArtworksWithRound>['execute']>>[number];

/** Joins artworks with their art types. The result has one row for each artwork and art type. */
function joinArtTypes(db: Database, selection: AliasableExpression<SelectedArtwork>) {
  return db
    .selectFrom(selection.as('selection'))
    .innerJoin('artwork_art_types', 'artwork_art_types.artwork_id', 'selection.id')
    .innerJoin('art_types', 'art_types.slug', 'artwork_art_types.art_type_slug')
    .selectAll('selection')
    .select('art_types.name as art_type');
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof joinArtTypes>['execute']>>[number];
type ArtworkWithTypes = Omit<JoinedRow, 'art_type'> & { art_types: string[] };

/** Groups rows by artwork and collects the art types of each artwork. Keeps the order of the rows. */
function groupArtTypes(rows: readonly JoinedRow[]): ArtworkWithTypes[] {
  const artworkById = new Map<string, ArtworkWithTypes>();
  for (const { art_type, ...row } of rows) {
    const artwork = artworkById.get(row.id);
    if (artwork) artwork.art_types.push(art_type);
    else artworkById.set(row.id, { ...row, art_types: [art_type] });
  }
  return [...artworkById.values()];
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
