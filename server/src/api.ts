import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountsRoutes } from './accounts/index.ts';
import { bookingRoutes } from './booking/index.ts';
import { artistProfileRoutes } from './gallery/artist-profile/routes.ts';
import { artworkProductRoutes } from './gallery/artworks/product-routes.ts';
import { artworkRoutes } from './gallery/artworks/routes.ts';
import { galleryRoutes } from './gallery/routes.ts';
import { NotFoundError } from './http/errors.ts';
import { healthRoutes } from './http/health/routes.ts';
import { addressRoutes } from './shop/addresses/routes.ts';
import { categoryRoutes } from './shop/categories/routes.ts';
import { deliveryRoutes } from './shop/delivery/routes.ts';
import { designRoutes } from './shop/designs/routes.ts';
import { earningsRoutes } from './shop/earnings/routes.ts';
import { grievanceRoutes } from './shop/grievances/routes.ts';
import { informationRoutes } from './shop/information/routes.ts';
import { itemRoutes } from './shop/items/routes.ts';
import { productRoutes } from './shop/products/routes.ts';
import { searchRoutes } from './shop/search/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';

/**
 * Adds the routes below `/api`, except the routes of orders and payments (`shop/orders/plugin.ts`) and of the OpenAPI
 * document (`http/openapi.ts`).
 */
export const apiRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(healthRoutes);
  await app.register(categoryRoutes);
  await app.register(itemRoutes);
  await app.register(productRoutes);
  await app.register(searchRoutes);
  await app.register(deliveryRoutes);
  await app.register(designRoutes);
  await app.register(earningsRoutes);
  await app.register(informationRoutes);
  await app.register(grievanceRoutes);
  await app.register(addressRoutes);
  await app.register(uploadRoutes);
  await app.register(accountsRoutes);
  await app.register(galleryRoutes);
  await app.register(artistProfileRoutes);
  await app.register(artworkRoutes);
  await app.register(artworkProductRoutes);
  await app.register(bookingRoutes);

  // Returns a JSON error for unknown endpoints instead of a page. Throws the error in a `preParsing` hook, which runs
  // after the rate limits have counted the request and before the server reads the body.
  for (const path of ['/', '/*']) {
    app.all(path, { schema: { hide: true }, preParsing: refuseUnknownEndpoint }, refuseUnknownEndpoint);
  }
};

async function refuseUnknownEndpoint(): Promise<never> {
  throw new NotFoundError();
}
