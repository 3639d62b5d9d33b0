import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { contactMessageSchema } from '@rangmala/shared/contract';
import { limitTo } from '../../http/rate-limits.ts';
import { refusals } from '../../http/refusals.ts';
import { letterToOwner } from './email-template.ts';
import { keepMessage } from './queries.ts';

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/contact',
    {
      schema: {
        summary: 'Writes to the company',
        body: contactMessageSchema,
        response: { 201: z.object({ message: z.string() }), ...refusals(400, 415, 422, 429) },
      },
      config: { rateLimit: limitTo(30, '10 minutes') },
    },
    async ({ body }, reply) => {
      await app.db.transaction().execute(async (transaction) => {
        await keepMessage(transaction, body, app.now());
        await app.mail.enqueue(letterToOwner(app.settings.site, body), transaction);
      });
      reply.code(201);
      return { message: 'Message sent successfully!' };
    },
  );
};
