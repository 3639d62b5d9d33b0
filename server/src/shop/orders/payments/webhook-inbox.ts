import { createHash } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import type { PaymentEventRow } from '../../../database/order-tables.ts';
import { extractNeededFields } from './events.ts';

const BATCH_SIZE = 200;

/** A webhook with a valid signature. */
export interface ReceivedEvent {
  gateway: string;
  /** The gateway's id of the event; '' when the webhook contains no id. */
  id: string;
  body: string;
}

interface WaitingEvent {
  row: PaymentEventRow;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Stores each received webhook once. Webhooks that arrive during an insert are stored together by the next insert. One
 * commit can therefore store many webhooks.
 */
export class WebhookInbox {
  readonly #db: Database;
  readonly #now: () => Date;
  #waiting: WaitingEvent[] = [];
  #isWriting = false;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Stores an event and resolves after the commit.
   * @throws the error of the database; the gateway then sends the webhook again
   */
  async store(event: ReceivedEvent): Promise<void> {
    const insertion = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ row: this.#createRow(event), resolve, reject });
    });
    if (!this.#isWriting) void this.#writeAll();
    await insertion;
  }

  #createRow({ gateway, id, body }: ReceivedEvent): PaymentEventRow {
    const receivedAt = this.#now().toISOString();
    return {
      gateway,
      event_id: id || createHash('sha256').update(body).digest('base64url'),
      body: extractNeededFields(body),
      received_at: receivedAt,
      applied_at: null,
      tries: 0,
      due_at: receivedAt,
    };
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH_SIZE);
      try {
        await this.#db
          .insertInto('payment_events')
          .values(batch.map(({ row }) => row))
          .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
          .execute();
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isWriting = false;
  }
}
