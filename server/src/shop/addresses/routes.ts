import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../http/route.ts';
import { deleteAddress, insertAddress, listAddresses, updateAddress } from './queries.ts';

/** Registers the endpoints for a customer's saved postal addresses. */
export const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /addresses', async ({ customer }) => listAddresses(app.db, customer.userId));

  route(app, 'POST /addresses', async ({ customer, body }) =>
    insertAddress(app.db, customer.userId, body, app.now()),
  );

  route(app, 'PUT /addresses/{id}', async ({ customer, params, body }) =>
    updateAddress(app.db, customer.userId, params.id, body, app.now()),
  );

  route(app, 'DELETE /addresses/{id}', async ({ customer, params }) =>
    deleteAddress(app.db, customer.userId, params.id),
  );
};
