import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { limitTo } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { letterToOwner } from './email-template.ts';
import { keepMessage } from './queries.ts';

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'POST /contact', { config: { rateLimit: limitTo(30, '10 minutes') } }, async ({ body }) => {
    await app.db.transaction().execute(async (transaction) => {
      await keepMessage(transaction, body, app.now());
      await app.mail.enqueue(letterToOwner(app.settings.site, body), transaction);
    });
    return { message: 'Message sent successfully!' };
  });
};
