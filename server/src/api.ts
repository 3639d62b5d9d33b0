import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NotFoundError } from './errors.ts';
import { healthRoutes } from './health/routes.ts';

/** Every resource of the API, below `/api`. */
export const api: FastifyPluginAsyncZod = async (app) => {
  await app.register(healthRoutes);

  // Before the pages' own "any other path" could take it: an unknown call gets a sentence, not a page.
  app.all('/*', { schema: { hide: true }, onRequest: refuseUnknown }, refuseUnknown);
};

async function refuseUnknown(): Promise<never> {
  throw new NotFoundError();
}
