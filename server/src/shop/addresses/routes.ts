import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refuseGuests as preParsing, requireCustomer } from '../../accounts/index.ts';
import { route } from '../../http/route.ts';
import { deleteAddress, insertAddress, listAddresses, updateAddress } from './queries.ts';

/** Registers the endpoints for a customer's saved postal addresses. */
export const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /addresses', async (request) => {
    const { userId } = await requireCustomer(request);
    return listAddresses(app.db, userId);
  });

  route(app, 'POST /addresses', { preParsing }, async (request) => {
    const { userId } = await requireCustomer(request);
    return insertAddress(app.db, userId, request.body, app.now());
  });

  route(app, 'PUT /addresses/{id}', { preParsing }, async (request) => {
    const { userId } = await requireCustomer(request);
    return updateAddress(app.db, userId, request.params.id, request.body, app.now());
  });

  route(app, 'DELETE /addresses/{id}', async (request) => {
    const { userId } = await requireCustomer(request);
    await deleteAddress(app.db, userId, request.params.id);
  });
};
