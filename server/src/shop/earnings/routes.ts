import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../http/route.ts';
import { readEarnings } from './queries.ts';

export const earningsRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /artists/{id}/earnings', async ({ params: { id }, query: { page } }) =>
    readEarnings(app.db, id, page),
  );
};
