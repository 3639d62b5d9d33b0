import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { items, itemsQuery } from '@rangmala/shared/contract';
import { refusals } from '../../http/refusals.ts';
import { findItems, listItems } from './queries.ts';

export const itemRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/items',
    {
      schema: {
        summary: 'The items of a category, or the named ones',
        querystring: itemsQuery,
        response: { 200: items, ...refusals(400) },
      },
    },
    async ({ query: { category, ids } }) =>
      ids === undefined ? listItems(app.db, category) : findItems(app.db, ids.split(',')),
  );
};
