import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { pingDatabase } from '../../database/database.ts';
import { ApiError } from '../errors.ts';
import { route } from '../route.ts';

export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /health', { rateLimit: false }, async (request) => {
    try {
      await pingDatabase(app.db);
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      throw new ApiError(503, 'The database does not answer.');
    }
    return { status: 'ok' as const };
  });
};
