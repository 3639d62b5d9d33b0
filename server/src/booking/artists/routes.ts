import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  artistsSchema,
  artistsQuerySchema,
  artistWithAvailabilitySchema,
  artTypesSchema,
  takenTimesSchema,
} from '@rangmala/shared/contract';
import { listTakenFrom } from '../appointments/queries.ts';
import { studioTimeOf } from '../../lib/business-time-zone.ts';
import { NotFoundError } from '../../http/errors.ts';
import { refusals } from '../../http/refusals.ts';
import { findArtist, findArtistName, listArtists, listArtTypes, listWindows, toEntry } from './queries.ts';

const paramsSchema = z.object({ id: z.string() });

export const artistRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/artists/art-types',
    { schema: { summary: 'The art types that artists offer', response: { 200: artTypesSchema } } },
    async () => listArtTypes(app.db),
  );

  app.get(
    '/artists',
    {
      schema: {
        summary: 'All artists, or those who offer an art type',
        querystring: artistsQuerySchema,
        response: { 200: artistsSchema, ...refusals(400) },
      },
    },
    async ({ query }) => listArtists(app.db, query.art_type),
  );

  app.get(
    '/artists/:id',
    {
      schema: {
        summary: 'One artist, with their week in the time of the studio',
        params: paramsSchema,
        response: { 200: artistWithAvailabilitySchema, ...refusals(404) },
      },
    },
    async ({ params: { id } }) => {
      const [artist, windows] = await Promise.all([findArtist(app.db, id), listWindows(app.db, id)]);
      if (!artist) throw new NotFoundError('Artist not found');
      return { ...artist, availability: windows.map(toEntry) };
    },
  );

  app.get(
    '/artists/:id/appointments',
    {
      schema: {
        summary: 'When an artist is taken, from today on',
        params: paramsSchema,
        response: { 200: takenTimesSchema, ...refusals(404) },
      },
    },
    async ({ params: { id } }, reply) => {
      reply.header('cache-control', 'no-store');
      if ((await findArtistName(app.db, id)) === undefined) throw new NotFoundError('Artist not found');
      return listTakenFrom(app.db, id, studioTimeOf(app.now()).date);
    },
  );
};
