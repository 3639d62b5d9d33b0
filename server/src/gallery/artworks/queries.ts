import type { Artwork, HungArtwork } from '@rangmala/shared/contract';
import type { AliasableExpression } from 'kysely';
import type { Database } from '../../database/database.ts';

/** The artworks of the gallery's entrance: the artists take turns, in each turn the newest comes first. */
export async function listEntrance(db: Database, count: number): Promise<HungArtwork[]> {
  const chosen = db
    .selectFrom(hung(db).as('hung'))
    .selectAll()
    .orderBy('turn')
    .orderBy('created_at', 'desc')
    .orderBy('artist_position')
    .orderBy('id')
    .limit(count);
  const rows = await withArtTypes(db, chosen)
    .orderBy('chosen.turn')
    .orderBy('chosen.created_at', 'desc')
    .orderBy('chosen.artist_position')
    .orderBy('chosen.id')
    .orderBy('artwork_art_types.position')
    .execute();
  return folded(rows).map((row) => ({
    ...present(row),
    artist_id: row.artist_id,
    artist_name: row.artist_name,
  }));
}

/** The first artworks of each of some artists, in the order that the artist gave them, by the artist's id. */
export async function artworksByArtist(
  db: Database,
  artistIds: readonly string[],
  ofEach: number,
): Promise<Map<string, Artwork[]>> {
  const galleries = new Map<string, Artwork[]>(artistIds.map((id) => [id, []]));
  if (artistIds.length === 0) return galleries;
  const theirs = hung(db).where('artworks.artist_id', 'in', artistIds);
  const chosen = db.selectFrom(theirs.as('hung')).selectAll().where('turn', '<=', ofEach);
  const rows = await withArtTypes(db, chosen)
    .orderBy('chosen.artist_id')
    .orderBy('chosen.turn')
    .orderBy('artwork_art_types.position')
    .execute();
  for (const row of folded(rows)) galleries.get(row.artist_id)?.push(present(row));
  return galleries;
}

/** One artwork of an artist; undefined when they have none of that id. */
export async function findArtwork(db: Database, artistId: string, id: string): Promise<Artwork | undefined> {
  const rows = await withArtTypes(
    db,
    hung(db).where('artworks.artist_id', '=', artistId).where('artworks.id', '=', id),
  )
    .orderBy('artwork_art_types.position')
    .execute();
  const [row] = folded(rows);
  return row && present(row);
}

/** How many artworks each artist has; those without any are left out. */
export async function countArtworks(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('artworks')
    .groupBy('artist_id')
    .select(['artist_id', ({ fn }) => fn.countAll<number | string>().as('count')])
    .execute();
  return new Map(rows.map(({ artist_id, count }) => [artist_id, Number(count)]));
}

/** A picture for each art type that has artworks, by the type's slug: the newest that is of it first of all. */
export async function coversOfArtTypes(
  db: Database,
): Promise<Map<string, { image: string; placeholder: string | null }>> {
  const inTurn = db
    .selectFrom('artwork_art_types')
    .innerJoin('artworks', 'artworks.id', 'artwork_art_types.artwork_id')
    .select(['artwork_art_types.art_type_slug as slug', 'artworks.image', 'artworks.placeholder'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((window) =>
          window
            .partitionBy('artwork_art_types.art_type_slug')
            .orderBy('artwork_art_types.position')
            .orderBy('artworks.created_at', 'desc')
            .orderBy('artworks.position')
            .orderBy('artworks.id'),
        )
        .as('turn'),
    );
  const rows = await db.selectFrom(inTurn.as('hung')).selectAll().where('turn', '=', 1).execute();
  return new Map(rows.map(({ slug, image, placeholder }) => [slug, { image, placeholder }]));
}

/** Every artwork with its place among its artist's, from 1: `turn`. */
function hung(db: Database) {
  return db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .select([
      'artworks.id',
      'artworks.artist_id',
      'artworks.title',
      'artworks.image',
      'artworks.placeholder',
      'artworks.created_at',
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
        .as('turn'),
    );
}

type HungRow = Awaited<ReturnType<ReturnType<typeof hung>['execute']>>[number];

/** The chosen artworks, each as often as it has art types. */
function withArtTypes(db: Database, chosen: AliasableExpression<HungRow>) {
  return db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('artwork_art_types', 'artwork_art_types.artwork_id', 'chosen.id')
    .innerJoin('art_types', 'art_types.slug', 'artwork_art_types.art_type_slug')
    .selectAll('chosen')
    .select('art_types.name as art_type');
}

type Row = Awaited<ReturnType<ReturnType<typeof withArtTypes>['execute']>>[number];
type Folded = Omit<Row, 'art_type'> & { art_types: string[] };

/** Each artwork once with all its art types; the order stays. */
function folded(rows: readonly Row[]): Folded[] {
  const byId = new Map<string, Folded>();
  for (const { art_type, ...row } of rows) {
    const known = byId.get(row.id);
    if (known) known.art_types.push(art_type);
    else byId.set(row.id, { ...row, art_types: [art_type] });
  }
  return [...byId.values()];
}

function present({ id, image, title, placeholder, art_types }: Folded): Artwork {
  return { id, image, title, type: art_types[0] ?? '', art_types, ...(placeholder && { placeholder }) };
}
