import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ENTRANCE_ARTWORKS,
  gallerySchema,
  galleryByArtistSchema,
  galleryByArtistQuerySchema,
  galleryByTypeSchema,
  galleryByTypeQuerySchema,
  galleryQuerySchema,
} from '@rangmala/shared/contract';
import { countArtists, listArtists, listFeatured } from '../booking/artists/queries.ts';
import { listEntrance } from './artworks/queries.ts';
import { refusals } from '../http/refusals.ts';
import { listGalleryArtists, listGalleryArtTypes, listTestimonials } from './queries.ts';

/** The entrance stays as small with many artists as with few. */
const FEATURED = 12;
const TESTIMONIALS = 12;

/** Where nobody says how many: artists at once, and artworks of each. */
const AT_ONCE = 200;

export const galleryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/art-gallery',
    {
      schema: {
        summary: 'The gallery’s entrance: featured artists, testimonials, and artworks of everybody in turn',
        querystring: galleryQuerySchema,
        response: { 200: gallerySchema, ...refusals(400) },
      },
    },
    async ({ query: { artworks = ENTRANCE_ARTWORKS } }) => {
      const [featured, testimonials, hung] = await Promise.all([
        listFeatured(app.db, FEATURED),
        listTestimonials(app.db, TESTIMONIALS),
        listEntrance(app.db, artworks),
      ]);
      return { featured_artists: featured, testimonials, artworks: hung };
    },
  );

  app.get(
    '/art-gallery/artist',
    {
      schema: {
        summary: 'Artists with their galleries, searched and sorted',
        querystring: galleryByArtistQuerySchema,
        response: { 200: galleryByArtistSchema, ...refusals(400) },
      },
    },
    async ({ query: { offset = 0, limit = AT_ONCE, artworks = AT_ONCE, ...wanted } }) =>
      listGalleryArtists(app.db, { ...wanted, offset, limit, artworks }),
  );

  app.get(
    '/art-gallery/type',
    {
      schema: {
        summary: 'Art types, the most popular first, and artists with their skills',
        querystring: galleryByTypeQuerySchema,
        response: { 200: galleryByTypeSchema, ...refusals(400) },
      },
    },
    async ({ query: { art_type, offset = 0, limit = AT_ONCE } }) => {
      const [art_types, artists, total] = await Promise.all([
        listGalleryArtTypes(app.db),
        listArtists(app.db, art_type, { limit, offset }),
        countArtists(app.db, art_type),
      ]);
      return { art_types, artists, total };
    },
  );
};
