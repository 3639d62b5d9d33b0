import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listCategories } from './queries.ts';
import { route } from '../../http/route.ts';

export const categoryRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /categories', async () => listCategories(app.db));
};
