import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { artistProfileSchema, savedArtistSchema } from '@rangmala/shared/contract';
import { refusals } from '../../http/refusals.ts';
import { onlyThatArtist } from '../../accounts/sessions/that-artist.ts';
import { saveProfile } from './save.ts';

export const artistProfileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/artists/:id',
    {
      preParsing: onlyThatArtist,
      schema: {
        summary: 'Changes an artist’s profile and week; sessions that are booked stay booked',
        params: z.object({ id: z.string() }),
        body: artistProfileSchema,
        response: { 200: savedArtistSchema, ...refusals(400, 401, 403, 422, 429) },
      },
    },
    async ({ params: { id }, body }) => saveProfile(app, id, body),
  );
};
