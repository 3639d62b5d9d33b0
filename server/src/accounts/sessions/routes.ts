import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessionSchema } from '@rangmala/shared/contract';
import { currentArtist, currentCustomer } from './sessions.ts';

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/session',
    { schema: { summary: 'Who is signed in in this browser', response: { 200: sessionSchema } } },
    async (request, reply) => {
      const [user, artist] = await Promise.all([currentCustomer(request), currentArtist(request)]);
      reply.header('cache-control', 'no-store');
      return { user: user ?? null, artist: artist ? { artist_id: artist.artistId } : null };
    },
  );
};
