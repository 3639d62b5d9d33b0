import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { KeptContent } from '../../database/kept-content.ts';

declare module 'fastify' {
  interface FastifyInstance {
    artTypePictures: KeptContent<ArtTypePictures>;
  }
}

/** Pictures of art types by slug. An art type without an artwork has none. */
export type ArtTypePictures = ReadonlyMap<string, { image: string; placeholder?: string }>;

/** Adds `app.artTypePictures`. Ranking all artworks for each request would take long. */
export function addArtTypePictures(app: FastifyInstance): void {
  app.decorate('artTypePictures', new KeptContent(app.db, 'gallery', findArtTypePictures));
}

/**
 * Returns a picture for each art type, by slug: the picture that an artist has chosen. Without a choice, prefers artworks
 * with this main art type, and then the oldest, so that a new artwork never replaces the picture.
 */
async function findArtTypePictures(db: Database): Promise<ArtTypePictures> {
  const rankedArtworks = db
    .selectFrom('artwork_art_types')
    .innerJoin('artworks', 'artworks.id', 'artwork_art_types.artwork_id')
    .innerJoin('art_types', 'art_types.slug', 'artwork_art_types.art_type_slug')
    .select(['art_types.slug', 'artworks.image', 'artworks.placeholder'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((window) =>
          window
            .partitionBy('artwork_art_types.art_type_slug')
            .orderBy(sql`case when art_types.artwork_id = artworks.id then 0 else 1 end`)
            .orderBy('artwork_art_types.position')
            .orderBy('artworks.created_at')
            .orderBy('artworks.position')
            .orderBy('artworks.id'),
        )
        .as('rank'),
    );
  const rows = await db.selectFrom(rankedArtworks.as('artwork')).selectAll().where('rank', '=', 1).execute();
  return new Map(
    rows.map(({ slug, image, placeholder }) => [slug, { image, ...(placeholder && { placeholder }) }]),
  );
}
