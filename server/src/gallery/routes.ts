import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OVERVIEW_ARTWORKS } from '@rangmala/shared/contract';
import { countArtists, listArtists, listFeaturedArtists } from '../booking/index.ts';
import { countOverviewArtworks, listOverviewArtworks } from './artworks/queries.ts';
import { NotFoundError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { findPublicArtist, listGalleryArtists, listGalleryArtTypes, listTestimonials } from './queries.ts';

const MAX_FEATURED = 12;
const MAX_TESTIMONIALS = 12;

/** Default number of artists in a response: high enough for all artists, because pages search and sort all artists. */
const DEFAULT_ARTIST_LIMIT = 100_000;
/** Default number of artworks per artist in a response. */
const DEFAULT_ARTWORKS = 200;

export const galleryRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /art-gallery', async ({ query: { artworks = OVERVIEW_ARTWORKS, page = 1 } }) => {
    const [featuredArtists, testimonials, overviewArtworks, artwork_count] = await Promise.all([
      listFeaturedArtists(app.db, MAX_FEATURED),
      listTestimonials(app.db, MAX_TESTIMONIALS),
      listOverviewArtworks(app.db, artworks, (page - 1) * artworks),
      countOverviewArtworks(app.db),
    ]);
    return { featured_artists: featuredArtists, testimonials, artworks: overviewArtworks, artwork_count };
  });

  route(
    app,
    'GET /art-gallery/artist',
    async ({ query: { offset = 0, limit = DEFAULT_ARTIST_LIMIT, artworks = DEFAULT_ARTWORKS, ...filter } }) =>
      listGalleryArtists(app.db, { ...filter, offset, limit, artworks }),
  );

  route(app, 'GET /art-gallery/artist/{id}', async ({ params: { id } }) => {
    const publicArtist = await findPublicArtist(app.db, id, app.now());
    if (!publicArtist) throw new NotFoundError('Artist not found');
    return publicArtist;
  });

  route(
    app,
    'GET /art-gallery/type',
    async ({ query: { art_type, offset = 0, limit = DEFAULT_ARTIST_LIMIT } }) => {
      const [art_types, artists, total] = await Promise.all([
        listGalleryArtTypes(app.db),
        listArtists(app.db, art_type, { limit, offset }),
        countArtists(app.db, art_type),
      ]);
      return { art_types, artists, total };
    },
  );
};
