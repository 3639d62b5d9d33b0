import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { readBookingHours } from './hours.ts';
import { findArtist, listArtists, listArtTypes } from './queries.ts';

export const artistRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /artists/art-types', async () => listArtTypes(app.db, await app.artTypePictures.read()));

  route(app, 'GET /artists', async ({ query }) => listArtists(app.db, query.art_type));

  route(app, 'GET /artists/{id}', async ({ params: { id } }) => {
    const [artist, hours] = await Promise.all([findArtist(app.db, id), readBookingHours(app.db, id)]);
    if (!artist) throw new NotFoundError('Artist not found');
    return { ...artist, ...hours };
  });
};
