import type { Database } from '../database/database.ts';
import { listFeaturedArtists } from '../booking/index.ts';
import { artworksByArtist, listOverviewArtworks } from './artworks/queries.ts';
import { withApp } from '../testing/app.ts';
import { onEveryDatabase } from '../testing/databases.ts';
import { fillGallery } from '../testing/large-gallery.ts';
import { listGalleryArtists, listGalleryArtTypes } from './queries.ts';

/** Wraps the database; `asked` returns the number of queries. */
function withQueryCount(db: Database): { db: Database; asked: () => number } {
  let count = 0;
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        count += 1;
        return result;
      },
    }),
    asked: () => count,
  };
}

const EVERYTHING = { offset: 0, limit: 200, artworks: 200 };

/** Counts the queries of each gallery page. */
async function countQueries(db: Database): Promise<Record<string, number>> {
  const pages: Record<string, (db: Database) => Promise<unknown>> = {
    featured: (counted) => listFeaturedArtists(counted, 12),
    entrance: (counted) => listOverviewArtworks(counted, 60),
    artists: (counted) => listGalleryArtists(counted, EVERYTHING),
    search: (counted) => listGalleryArtists(counted, { ...EVERYTHING, search: 'artist 3', sort: 'artworks' }),
    types: (counted) => listGalleryArtTypes(counted),
    one: (counted) => artworksByArtist(counted, ['artist3'], 200),
  };
  const counts: Record<string, number> = {};
  for (const [page, read] of Object.entries(pages)) {
    const counted = withQueryCount(db);
    await read(counted.db);
    counts[page] = counted.asked();
  }
  return counts;
}

onEveryDatabase((database) => {
  test.each([
    [8, 40],
    [100, 500],
  ])('%i artists and %i artworks take the same few queries', (artists, artworks) =>
    withApp(
      async ({ db }) => {
        await fillGallery(db, artists, artworks);
        const all = await listGalleryArtists(db, EVERYTHING);
        expect(all.artists).toHaveLength(artists);
        expect(all.artists.flatMap((artist) => artist.artworks)).toHaveLength(artworks);
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
