import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { categoriesSchema } from '@rangmala/shared/contract';
import { listCategories } from './queries.ts';

export const categoryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/categories',
    { schema: { summary: 'The categories of the shop, in its order', response: { 200: categoriesSchema } } },
    async () => listCategories(app.db),
  );
};
