import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { type HandOver, isRefusedForGood } from './hand-over.ts';
import { checkMessage, type Message } from './message.ts';
import {
  type ClaimedMail,
  claimMail,
  deleteMail,
  giveUpMail,
  insertMail,
  keepMail,
  LEASE_MS,
  postponeMail,
} from './outbox.ts';

/**
 * Writes the message that `content` asks for, when its turn has come; undefined: none is due after all. It is
 * written anew for each try: what that leaves behind is taken back by what is given to `ifNotTaken`.
 */
export type Compose = (
  content: unknown,
  ifNotTaken: (takeBack: () => Promise<void>) => void,
) => Promise<Message | undefined>;

export interface MailerParts {
  db: Database;
  now: () => Date;
  log: FastifyBaseLogger;
  handOver: HandOver;
}

const MESSAGE = 'message';

const LOOK_EVERY_MS = 1_000;
/** After the database failed us. */
const LOOK_AGAIN_MS = 10_000;
/** So that one slow mail does not hold up the others. */
const AT_ONCE = 3;

/** 10 s, 20 s, 40 s … up to an hour between two tries, for three days. */
const FIRST_DELAY_MS = 10_000;
const LONGEST_DELAY_MS = 60 * 60_000;
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000;

/**
 * The one way out for mail. What is enqueued is in the database before its request is answered; a loop
 * in every server process hands it over, each mail by one process at a time.
 */
export class Mailer {
  readonly #parts: MailerParts;
  readonly #composers = new Map<string, Compose>();
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #stopped = false;

  constructor(parts: MailerParts) {
    this.#parts = parts;
    this.composer(MESSAGE, async (content) => content as Message);
  }

  /**
   * Keeps a message until it is handed over.
   * @param db the transaction that it belongs to: without its commit nothing is sent
   */
  async enqueue(message: Message, db: Database = this.#parts.db): Promise<void> {
    checkMessage(message);
    await insertMail(db, this.#parts.now(), MESSAGE, message);
  }

  /** Keeps the wish for a message that the composer of this kind writes when its turn has come. */
  async composeLater(kind: string, content: unknown, db: Database = this.#parts.db): Promise<void> {
    await insertMail(db, this.#parts.now(), kind, content);
  }

  /** Says who writes the messages of a kind. */
  composer(kind: string, compose: Compose): void {
    this.#composers.set(kind, compose);
  }

  /** Looks for due mail from now on, until {@link stop}. */
  start(): void {
    this.#lookIn(0);
  }

  /** Takes up no more mail, and waits for what is being handed over. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  /** Hands over what is due now. */
  async deliverDue(): Promise<void> {
    const turns = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => this.#deliverInTurn()));
    for (const turn of turns) if (turn.status === 'rejected') throw turn.reason;
  }

  #lookIn(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#working = this.deliverDue().then(
        () => this.#lookIn(LOOK_EVERY_MS),
        (error: unknown) => {
          this.#parts.log.error({ err: error }, 'the outbox cannot be read');
          this.#lookIn(LOOK_AGAIN_MS);
        },
      );
    }, ms);
  }

  async #deliverInTurn(): Promise<void> {
    while (!this.#stopped) {
      const mail = await claimMail(this.#parts.db, this.#parts.now());
      if (!mail) return;
      await this.#deliver(mail);
    }
  }

  async #deliver(mail: ClaimedMail): Promise<void> {
    const { db, now, log } = this.#parts;
    const lease = setInterval(() => {
      keepMail(db, now(), mail).catch((error: unknown) =>
        log.warn({ err: error, mail: mail.id }, 'the claim on a mail could not be renewed'),
      );
    }, LEASE_MS / 3);
    try {
      await this.#handOver(mail);
    } catch (error) {
      await this.#failed(mail, error);
      return;
    } finally {
      clearInterval(lease);
    }
    await deleteMail(db, mail);
    log.info({ mail: mail.id, kind: mail.kind }, 'mail handed over');
  }

  async #handOver(mail: ClaimedMail): Promise<void> {
    const compose = this.#composers.get(mail.kind);
    if (!compose) throw new Error(`Nobody writes mails of the kind ${mail.kind}.`);
    let takeBack = async () => {};
    const message = await compose(JSON.parse(mail.content), (work) => (takeBack = work));
    if (!message) return;
    try {
      checkMessage(message);
      await this.#parts.handOver(message, { id: mail.id, date: new Date(mail.created_at) });
    } catch (error) {
      await takeBack();
      throw error;
    }
  }

  async #failed(mail: ClaimedMail, error: unknown): Promise<void> {
    const { db, now, log } = this.#parts;
    const age = now().getTime() - Date.parse(mail.created_at);
    const about = { err: error, mail: mail.id, kind: mail.kind, attempts: mail.attempts };
    if (isRefusedForGood(error) || age > GIVE_UP_AFTER_MS) {
      log.error(about, 'mail given up');
      await giveUpMail(db, now(), mail);
      return;
    }
    log.warn(about, 'mail could not be handed over; it is tried again');
    const delay = Math.min(FIRST_DELAY_MS * 2 ** (mail.attempts - 1), LONGEST_DELAY_MS);
    await postponeMail(db, now(), mail, delay);
  }
}
