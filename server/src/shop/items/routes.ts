import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../http/route.ts';
import { findItems, listItems } from './queries.ts';

export const itemRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /items', async ({ query: { category, ids } }) =>
    ids === undefined ? listItems(app.db, category) : findItems(app.db, ids.split(',')),
  );
};
