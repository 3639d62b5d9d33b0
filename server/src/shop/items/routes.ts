import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { itemsSchema, itemsQuerySchema } from '@rangmala/shared/contract';
import { refusals } from '../../http/refusals.ts';
import { findItems, listItems } from './queries.ts';

export const itemRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/items',
    {
      schema: {
        summary: 'The items of a category, or the named ones',
        querystring: itemsQuerySchema,
        response: { 200: itemsSchema, ...refusals(400) },
      },
    },
    async ({ query: { category, ids } }) =>
      ids === undefined ? listItems(app.db, category) : findItems(app.db, ids.split(',')),
  );
};
