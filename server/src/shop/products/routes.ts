import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { findProduct } from './queries.ts';

export const productRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /products/{id}', async ({ params }) => {
    const product = await findProduct(app.db, params.id);
    if (!product) throw new NotFoundError('Product not found');
    return product;
  });
};
