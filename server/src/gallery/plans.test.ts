import type { Database } from '../database/database.ts';
import { listFeaturedArtists } from '../booking/index.ts';
import { artworksByArtist, listOverviewArtworks } from './artworks/queries.ts';
import { withApp } from '../testing/app.ts';
import { onEveryDatabase } from '../testing/databases.ts';
import { fillGallery } from '../testing/large-gallery.ts';
import { listGalleryArtists, listGalleryArtTypes } from './queries.ts';

/** Wraps a database and counts its queries. */
function withQueryCount(db: Database): { db: Database; queryCount: () => number } {
  let count = 0;
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        count += 1;
        return result;
      },
    }),
    queryCount: () => count,
  };
}

const ALL_ARTISTS = { offset: 0, limit: 200, artworks: 200 };

/** Counts the queries of each gallery page. */
async function countQueries(db: Database): Promise<Record<string, number>> {
  const pages: Record<string, (db: Database) => Promise<unknown>> = {
    featured: (counted) => listFeaturedArtists(counted, 12),
    entrance: (counted) => listOverviewArtworks(counted, 60),
    artists: (counted) => listGalleryArtists(counted, ALL_ARTISTS),
    search: (counted) =>
      listGalleryArtists(counted, { ...ALL_ARTISTS, search: 'artist 3', sort: 'artworks' }),
    types: (counted) => listGalleryArtTypes(counted),
    one: (counted) => artworksByArtist(counted, ['artist3'], 200),
  };
  const counts: Record<string, number> = {};
  for (const [page, read] of Object.entries(pages)) {
    const counted = withQueryCount(db);
    await read(counted.db);
    counts[page] = counted.queryCount();
  }
  return counts;
}

onEveryDatabase((database) => {
  test.each([
    [8, 40],
    [100, 500],
  ])('reads %i artists and %i artworks with the same number of queries', (artists, artworks) =>
    withApp(
      async ({ db }) => {
        await fillGallery(db, artists, artworks);
        const allArtists = await listGalleryArtists(db, ALL_ARTISTS);
        expect(allArtists.artists).toHaveLength(artists);
        expect(allArtists.artists.flatMap((artist) => artist.artworks)).toHaveLength(artworks);
        expect(await countQueries(db)).toEqual({
          featured: 3,
          entrance: 1,
          artists: 5,
          search: 5,
          types: 2,
          one: 1,
        });
      },
      { database },
    ),
  );
});
