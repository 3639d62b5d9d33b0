import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { type MailDelivery, isPermanentRefusal, createMailDelivery } from './deliver-mail.ts';
import { checkMessage, messageSchema, type Message } from './message.ts';
import {
  type ClaimedMail,
  claimMail,
  countMails,
  deleteMail,
  giveUpMail,
  insertMail,
  postponeMail,
} from './outbox.ts';

/**
 * Writes the message of a mail at each delivery attempt. Returns undefined when the mail is no longer needed.
 * `onFailure` registers a function that undoes side effects when the delivery of the message fails.
 */
type Composer<Content = unknown> = (
  content: Content,
  onFailure: (undo: () => Promise<void>) => void,
) => Promise<Message | undefined>;

interface MailerDependencies {
  db: Database;
  now: () => Date;
  log: FastifyBaseLogger;
  deliverMail: MailDelivery;
}

const MESSAGE_KIND = 'message';

const POLL_MS = 1_000;
/** Pause after a database error. */
const POLL_AFTER_ERROR_MS = 10_000;
/** Number of parallel deliveries in each process. */
const CONCURRENCY = 3;

/** Pause after the first failed attempt. Each further pause is twice as long, at most {@link LONGEST_DELAY_MS}. */
const FIRST_DELAY_MS = 10_000;
const LONGEST_DELAY_MS = 60 * 60_000;
/** Age above which the delivery of a mail is not tried again. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000;

/** Stores mails in the table `outbox`. Loops in every server process claim and deliver the mails. */
export class Mailer {
  readonly #dependencies: MailerDependencies;
  readonly #composers = new Map<string, Composer>();
  readonly #stopping = new AbortController();
  #loops: Promise<void>[] = [];

  constructor(dependencies: MailerDependencies) {
    this.#dependencies = dependencies;
    this.registerComposer(MESSAGE_KIND, messageSchema, async (message) => message);
  }

  /**
   * Stores a message for delivery.
   * @param db database or transaction; a message stored in a transaction is sent only after the commit
   * @throws TypeError when an email address of the message is invalid
   */
  async enqueue(message: Message, db: Database = this.#dependencies.db): Promise<void> {
    checkMessage(message);
    await insertMail(db, this.#dependencies.now(), MESSAGE_KIND, message);
  }

  /**
   * Stores the content of a mail. The composer of `kind` writes the message at each delivery attempt.
   * @param delayMs shortest time until the first delivery attempt
   */
  async composeLater(
    kind: string,
    content: unknown,
    db: Database = this.#dependencies.db,
    delayMs = 0,
  ): Promise<void> {
    await insertMail(db, this.#dependencies.now(), kind, content, delayMs);
  }

  /** Returns the number of undelivered mails of {@link composeLater} with this kind and content. */
  async countUndeliveredMails(
    kind: string,
    content: unknown,
    db: Database = this.#dependencies.db,
  ): Promise<number> {
    return countMails(db, kind, content);
  }

  /** Registers the composer of a kind of mail. `schema` validates the stored content. */
  registerComposer<Schema extends z.ZodMiniType>(
    kind: string,
    schema: Schema,
    compose: Composer<z.output<Schema>>,
  ): void {
    this.#composers.set(kind, (content, onFailure) => compose(schema.parse(content), onFailure));
  }

  /** Starts {@link CONCURRENCY} loops that deliver due mails until {@link stop} is called. */
  start(): void {
    this.#loops = Array.from({ length: CONCURRENCY }, () => this.#deliverUntilStopped());
  }

  /** Stops the loops and waits for their running deliveries. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#loops);
  }

  /**
   * Tries to deliver all due mails once. Only tests call this method, because tests do not {@link start} the loops.
   * @throws when the outbox cannot be read or changed
   */
  async deliverDue(): Promise<void> {
    const results = await Promise.allSettled(
      Array.from({ length: CONCURRENCY }, () => this.#deliverUntilNoneDue()),
    );
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  async #deliverUntilStopped(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      let pauseMs = POLL_MS;
      try {
        await this.#deliverUntilNoneDue();
      } catch (error) {
        this.#dependencies.log.error({ err: error }, 'the outbox cannot be read');
        pauseMs = POLL_AFTER_ERROR_MS;
      }
      // The promise rejects when `signal` aborts.
      await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #deliverUntilNoneDue(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const mail = await claimMail(this.#dependencies.db, this.#dependencies.now());
      if (!mail) return;
      await this.#deliverClaimedMail(mail);
    }
  }

  async #deliverClaimedMail(mail: ClaimedMail): Promise<void> {
    const { db, log } = this.#dependencies;
    try {
      await this.#composeAndDeliver(mail);
    } catch (error) {
      await this.#retryOrGiveUp(mail, error);
      return;
    }
    await deleteMail(db, mail);
    log.info({ mail: mail.id, kind: mail.kind }, 'mail delivered');
  }

  async #composeAndDeliver(mail: ClaimedMail): Promise<void> {
    const compose = this.#composers.get(mail.kind);
    if (!compose) throw new Error(`No composer is registered for mails of the kind ${mail.kind}.`);
    let undo = async () => {};
    const message = await compose(JSON.parse(mail.content) as unknown, (work) => (undo = work));
    if (!message) return;
    try {
      checkMessage(message);
      await this.#dependencies.deliverMail(message, { id: mail.id, date: new Date(mail.created_at) });
    } catch (error) {
      await undo();
      throw error;
    }
  }

  async #retryOrGiveUp(mail: ClaimedMail, error: unknown): Promise<void> {
    const { db, now, log } = this.#dependencies;
    const ageMs = now().getTime() - Date.parse(mail.created_at);
    const details = { err: error, mail: mail.id, kind: mail.kind, attempts: mail.attempts };
    if (isPermanentRefusal(error) || ageMs > GIVE_UP_AFTER_MS) {
      log.error(details, 'mail given up');
      await giveUpMail(db, now(), mail);
      return;
    }
    log.warn(details, 'mail could not be delivered; it will be tried again');
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (mail.attempts - 1), LONGEST_DELAY_MS);
    await postponeMail(db, now(), mail, delayMs);
  }
}

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
