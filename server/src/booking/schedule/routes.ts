import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { findArtistName } from '../artists/queries.ts';
import { listTakenTimes } from './queries.ts';

export const scheduleRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /artists/{id}/appointments', async ({ params: { id } }, reply) => {
    reply.header('cache-control', 'no-store');
    if ((await findArtistName(app.db, id)) === undefined) throw new NotFoundError('Artist not found');
    return listTakenTimes(app.db, id, app.now());
  });
};
