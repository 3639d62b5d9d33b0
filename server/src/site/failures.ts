import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

const failure = z.object({
  app: z.string().check(z.maxLength(40)),
  name: z.string().check(z.maxLength(80)),
  version: z.string().check(z.maxLength(80)),
  phase: z.enum(['load', 'render']),
  message: z.string().check(z.maxLength(500)),
});

/** Hears from browsers which remote failed in which release. */
export const failureRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/_site/failures', { schema: { hide: true, body: failure } }, async (request, reply) => {
    request.log.warn({ failure: request.body }, 'a remote failed in a browser');
    return reply.code(204).send();
  });
};
