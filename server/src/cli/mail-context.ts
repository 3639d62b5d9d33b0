import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { createMailDelivery } from '../mail/deliver-mail.ts';
import { Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';

interface MailContext {
  db: Database;
  settings: Settings;
  mail: Mailer;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Creates what commands with mails need. A command only stores mails; the running server delivers them. */
export function createMailContext(db: Database, settings: Settings): MailContext {
  const now = () => new Date();
  const { log } = Fastify({ logger: false });
  const mail = new Mailer({ db, now, log, deliverMail: createMailDelivery(settings) });
  return { db, settings, mail, now, log };
}
