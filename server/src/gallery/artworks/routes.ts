import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  artistGallerySchema,
  artworkSchema,
  artworkChangeSchema,
  artworkOrderSchema,
  uploadedArtworkSchema,
} from '@rangmala/shared/contract';
import { findArtistName } from '../../booking/artists/queries.ts';
import { NotFoundError } from '../../http/errors.ts';
import { acceptForms, readForm } from '../../http/form.ts';
import { limitTo } from '../../http/rate-limits.ts';
import { refusals } from '../../http/refusals.ts';
import { onlyThatArtist as preParsing } from '../../accounts/sessions/that-artist.ts';
import { changeArtwork, hangArtwork, orderArtworks, takeDown } from './changes.ts';
import { artworksByArtist } from './queries.ts';

const artistParamsSchema = z.object({ id: z.string() });
const artworkParamsSchema = z.object({ id: z.string(), artworkId: z.string() });

export const artworkRoutes: FastifyPluginAsyncZod = async (app) => {
  const galleryOf = async (id: string) => {
    const galleries = await artworksByArtist(app.db, [id], Number.MAX_SAFE_INTEGER);
    return { artworks: galleries.get(id) ?? [] };
  };

  await app.register(uploads);

  app.get(
    '/artists/:id/gallery',
    {
      schema: {
        summary: 'All artworks of an artist, in the order that the artist gave them',
        params: artistParamsSchema,
        response: { 200: artistGallerySchema, ...refusals(404) },
      },
    },
    async ({ params: { id } }) => {
      if ((await findArtistName(app.db, id)) === undefined) throw new NotFoundError('Artist not found');
      return galleryOf(id);
    },
  );

  app.put(
    '/artists/:id/gallery/order',
    {
      preParsing,
      schema: {
        summary: 'Sorts an artist’s gallery: the ids of all artworks, first to last',
        params: artistParamsSchema,
        body: artworkOrderSchema,
        response: { 200: artistGallerySchema, ...refusals(400, 401, 403, 409, 422, 429) },
      },
    },
    async ({ params: { id }, body }) => {
      await orderArtworks(app.db, id, body.ids);
      return galleryOf(id);
    },
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/artists/:id/gallery/:artworkId',
    preParsing,
    schema: {
      summary: 'Gives an artwork another title or other art types; what is left out stays',
      params: artworkParamsSchema,
      body: artworkChangeSchema,
      response: { 200: artworkSchema, ...refusals(400, 401, 403, 404, 422, 429) },
    },
    handler: async ({ params: { id, artworkId }, body }) => changeArtwork(app.db, id, artworkId, body),
  });

  app.delete(
    '/artists/:id/gallery/:artworkId',
    {
      preParsing,
      schema: {
        summary: 'Takes an artwork down',
        params: artworkParamsSchema,
        response: { 204: z.null(), ...refusals(401, 403, 404, 429) },
      },
    },
    async ({ params: { id, artworkId } }, reply) => {
      await takeDown(app, id, artworkId);
      reply.code(204);
      return null;
    },
  );
};

/** Apart from the others, because forms that are read at once are limited in number. */
const uploads: FastifyPluginAsyncZod = async (app) => {
  await acceptForms(app);

  app.post(
    '/artists/:id/gallery',
    {
      preParsing,
      schema: {
        summary: 'Hangs an artwork: a form with "file" (as /upload-image takes it), "title" and "art_type"s',
        consumes: ['multipart/form-data'],
        params: artistParamsSchema,
        response: { 201: uploadedArtworkSchema, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
      config: { rateLimit: limitTo(30) },
    },
    async (request, reply) => {
      const data = await hangArtwork(app, request.params.id, await readForm(request));
      reply.code(201);
      return { data };
    },
  );
};
