import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findCurrentArtist, findCurrentCustomer } from './sessions.ts';
import { route } from '../../http/route.ts';

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /session', async (request, reply) => {
    const [user, artist] = await Promise.all([findCurrentCustomer(request), findCurrentArtist(request)]);
    reply.header('cache-control', 'no-store');
    return { user: user ?? null, artist: artist ? { artist_id: artist.artistId } : null };
  });
};
