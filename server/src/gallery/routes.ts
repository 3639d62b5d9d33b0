import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OVERVIEW_ARTWORKS } from '@rangmala/shared/contract';
import { countArtists, listArtists, listFeaturedArtists } from '../booking/index.ts';
import { listOverviewArtworks } from './artworks/queries.ts';
import { NotFoundError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { findPublicArtist } from './public-artist.ts';
import { listGalleryArtists, listGalleryArtTypes, listTestimonials } from './queries.ts';

/** Number of featured artists and testimonials on the overview. */
const FEATURED = 12;
const TESTIMONIALS = 12;

/** Default and largest number of artists, and of artworks per artist. */
const AT_ONCE = 200;

export const galleryRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /art-gallery', async ({ query: { artworks = OVERVIEW_ARTWORKS } }) => {
    const [featured, testimonials, artworksFound] = await Promise.all([
      listFeaturedArtists(app.db, FEATURED),
      listTestimonials(app.db, TESTIMONIALS),
      listOverviewArtworks(app.db, artworks),
    ]);
    return { featured_artists: featured, testimonials, artworks: artworksFound };
  });

  route(
    app,
    'GET /art-gallery/artist',
    async ({ query: { offset = 0, limit = AT_ONCE, artworks = AT_ONCE, ...wanted } }) =>
      listGalleryArtists(app.db, { ...wanted, offset, limit, artworks }),
  );

  route(app, 'GET /art-gallery/artist/{id}', async ({ params: { id } }) => {
    const found = await findPublicArtist(app.db, id, app.now());
    if (!found) throw new NotFoundError('Artist not found');
    return found;
  });

  route(app, 'GET /art-gallery/type', async ({ query: { art_type, offset = 0, limit = AT_ONCE } }) => {
    const [art_types, artists, total] = await Promise.all([
      listGalleryArtTypes(app.db),
      listArtists(app.db, art_type, { limit, offset }),
      countArtists(app.db, art_type),
    ]);
    return { art_types, artists, total };
  });
};
