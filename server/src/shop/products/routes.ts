import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { productSchema } from '@rangmala/shared/contract';
import { NotFoundError } from '../../http/errors.ts';
import { refusals } from '../../http/refusals.ts';
import { findProduct } from './queries.ts';

export const productRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/products/:id',
    {
      schema: {
        summary: 'One product',
        params: z.object({ id: z.string() }),
        response: { 200: productSchema, ...refusals(404) },
      },
    },
    async ({ params }) => {
      const found = await findProduct(app.db, params.id);
      if (!found) throw new NotFoundError('Product not found');
      return found;
    },
  );
};
