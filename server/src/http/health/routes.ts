import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { pingDatabase } from '../../database/database.ts';
import { ApiError } from '../errors.ts';
import { refusals } from '../refusals.ts';

export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/health',
    {
      schema: {
        summary: 'Whether the server and its database answer',
        response: { 200: z.object({ status: z.literal('ok') }), ...refusals(503) },
      },
      config: { rateLimit: false },
    },
    async (request, reply) => {
      try {
        await pingDatabase(app.db);
      } catch (error) {
        request.log.error({ err: error }, 'database does not answer');
        throw new ApiError(503, 'The database does not answer.');
      }
      reply.header('cache-control', 'no-store');
      return { status: 'ok' as const };
    },
  );
};
