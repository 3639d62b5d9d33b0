import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OVERVIEW_ARTWORKS } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { countArtists, listArtists, listFeaturedArtists, type PageRange } from '../booking/index.ts';
import { findArtworks, findPublicArtwork, readGalleryOrder } from './artworks/queries.ts';
import { KeptContent } from '../database/kept-content.ts';
import { NotFoundError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { keepFirstPlaceholders } from '../lib/first-placeholders.ts';
import {
  findPublicArtist,
  listArtTypePage,
  listGalleryArtists,
  listGalleryArtTypes,
  listTestimonials,
} from './queries.ts';

const MAX_FEATURED = 8;
const MAX_TESTIMONIALS = 12;

/** More artists than a shop has: a request without `limit` and `page` gets all. */
const ALL_ARTISTS = 100_000;
/** Default number of artworks per artist in a response. */
const DEFAULT_ARTWORKS = 200;

/** Returns the part of the artists that a query asks for. */
function readRange(query: {
  limit?: number | undefined;
  offset?: number | undefined;
  page?: number | undefined;
}): PageRange {
  const limit = query.limit ?? (query.page === undefined ? ALL_ARTISTS : LIST_PAGE_SIZE);
  return { limit, offset: query.page === undefined ? (query.offset ?? 0) : (query.page - 1) * limit };
}

export const galleryRoutes: FastifyPluginAsyncZod = async (app) => {
  const galleryOrder = new KeptContent(app.db, 'gallery', readGalleryOrder);

  route(
    app,
    'GET /art-gallery',
    async ({ query: { artworks: count = OVERVIEW_ARTWORKS, page = 1, artwork, only } }) => {
      const isWhole = page === 1 && only === undefined;
      const { ids } = await galleryOrder.read();
      const [featured_artists, testimonials, artworks] = await Promise.all([
        isWhole ? listFeaturedArtists(app.db, MAX_FEATURED) : [],
        isWhole ? listTestimonials(app.db, MAX_TESTIMONIALS) : [],
        findArtworks(app.db, ids.slice((page - 1) * count, page * count)),
      ]);
      const isListed = artwork === undefined || artworks.some(({ id }) => id === artwork);
      const opened = isListed ? undefined : await findPublicArtwork(app.db, artwork);
      return {
        featured_artists: keepFirstPlaceholders(featured_artists),
        testimonials: keepFirstPlaceholders(testimonials, 0),
        artworks: keepFirstPlaceholders(opened ? [...artworks, opened] : artworks),
        artwork_count: ids.length,
      };
    },
  );

  route(app, 'GET /art-gallery/artist', async ({ query: { artworks = DEFAULT_ARTWORKS, ...query } }) =>
    listGalleryArtists(app.db, await galleryOrder.read(), { ...query, ...readRange(query), artworks }),
  );

  route(app, 'GET /art-gallery/artist/{id}', async ({ params: { id } }) => {
    const publicArtist = await findPublicArtist(app.db, id, app.now());
    if (!publicArtist) throw new NotFoundError('Artist not found');
    return publicArtist;
  });

  route(app, 'GET /art-gallery/type', async ({ query: { art_type, types_page, sort, ...range } }) => {
    const pictures = await app.artTypePictures.read();
    const [types, artists, total] = await Promise.all([
      types_page === undefined
        ? { art_types: await listGalleryArtTypes(app.db, pictures) }
        : listArtTypePage(app.db, pictures, { page: types_page, artType: art_type, sort }),
      listArtists(app.db, art_type, readRange(range)),
      countArtists(app.db, art_type),
    ]);
    return { ...types, artists, total };
  });
};
