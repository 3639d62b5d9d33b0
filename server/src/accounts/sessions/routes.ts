import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readSession } from './sessions.ts';
import { route } from '../../http/route.ts';

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /session', (request, reply) => {
    reply.header('cache-control', 'no-store');
    return readSession(request);
  });
};
