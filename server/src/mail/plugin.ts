import type { FastifyInstance } from 'fastify';
import { createMailDelivery } from './deliver-mail.ts';
import { Mailer } from './mailer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mailer;
  }
}

/**
 * Adds `app.mail`. Mails are delivered while the app listens. When the app closes, deliveries stop before the database
 * closes.
 */
export function addMail(app: FastifyInstance): void {
  const { db, now, log, settings } = app;
  const mailer = new Mailer({ db, now, log, deliverMail: createMailDelivery(settings) });
  app.decorate('mail', mailer);
  app.addHook('onListen', async () => mailer.start());
  app.addHook('preClose', () => mailer.stop());
}
