import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { writeContactEmail } from './contact-email.ts';
import { insertContactMessage } from './queries.ts';

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  route(
    app,
    'POST /contact',
    { config: { rateLimit: createRateLimit(30, '10 minutes') } },
    async ({ body }) => {
      await app.db.transaction().execute(async (transaction) => {
        await insertContactMessage(transaction, body, app.now());
        await app.mail.enqueue(writeContactEmail(app.settings.site, body), transaction);
      });
      return { message: 'Message sent successfully!' };
    },
  );
};
