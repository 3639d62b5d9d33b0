import type { Database } from '../database/database.ts';
import { listFeaturedArtists } from '../booking/index.ts';
import { findArtworksByArtist, listOverviewArtworks } from './artworks/queries.ts';
import { withApp } from '../testing/app.ts';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import { fillGallery } from '../testing/large-gallery.ts';
import { listGalleryArtists, listGalleryArtTypes } from './queries.ts';

/** Returns a database object that counts its queries. */
function createCountedDatabase(db: Database): { db: Database; getQueryCount: () => number } {
  let count = 0;
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        count += 1;
        return result;
      },
    }),
    getQueryCount: () => count,
  };
}

const ALL_ARTISTS = { offset: 0, limit: 200, artworks: 200 };

/** Counts the queries of each list on the gallery pages. */
async function countQueries(db: Database): Promise<Record<string, number>> {
  const lists: Record<string, (db: Database) => Promise<unknown>> = {
    featured: (countedDb) => listFeaturedArtists(countedDb, 12),
    overview: (countedDb) => listOverviewArtworks(countedDb, 60),
    artists: (countedDb) => listGalleryArtists(countedDb, ALL_ARTISTS),
    search: (countedDb) =>
      listGalleryArtists(countedDb, { ...ALL_ARTISTS, search: 'artist 3', sort: 'artworks' }),
    types: (countedDb) => listGalleryArtTypes(countedDb),
    artist: (countedDb) => findArtworksByArtist(countedDb, ['artist3'], 200),
  };
  const counts: Record<string, number> = {};
  for (const [name, read] of Object.entries(lists)) {
    const countedDb = createCountedDatabase(db);
    await read(countedDb.db);
    counts[name] = countedDb.getQueryCount();
  }
  return counts;
}

describeOnEveryDatabase((database) => {
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
          overview: 1,
          artists: 5,
          search: 5,
          types: 2,
          artist: 1,
        });
      },
      { database },
    ),
  );
});
