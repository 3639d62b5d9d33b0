import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { OutboxRow } from '../database/tables.ts';

/**
 * Whoever works on a mail has it for so long, and says again and again that they still do. After a
 * crash it is free for the next one when this is over.
 */
export const LEASE_MS = 15_000;

/** A mail that was claimed. */
export type ClaimedMail = OutboxRow & { claim: string };

/** Keeps a mail until it is handed over; `db` may be a transaction. */
export async function insertMail(db: Database, now: Date, kind: string, content: unknown): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind,
      content: JSON.stringify(content),
      created_at: at,
      due_at: at,
      attempts: 0,
      claim: null,
      given_up_at: null,
    })
    .execute();
}

/** Takes the mail that has been due longest; undefined when none is. Two who ask at once get two, or one of them none. */
export async function claimMail(db: Database, now: Date): Promise<ClaimedMail | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .select('id')
      .where('given_up_at', 'is', null)
      .where('due_at', '<=', now.toISOString())
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claim = randomUUID();
    const claimed = await db
      .updateTable('outbox')
      .set((row) => ({ claim, due_at: after(now, LEASE_MS), attempts: row('attempts', '+', 1) }))
      .where('id', '=', due.id)
      .where('given_up_at', 'is', null)
      .where('due_at', '<=', now.toISOString())
      .returningAll()
      .executeTakeFirst();
    // Else another process was quicker: the next one, then.
    if (claimed) return { ...claimed, claim };
  }
}

/** Says that whoever claimed the mail is still at it. */
export async function keepMail(db: Database, now: Date, mail: ClaimedMail): Promise<void> {
  await mine(db, mail, { due_at: after(now, LEASE_MS) });
}

/** Puts a mail back that could not be handed over now. */
export async function postponeMail(
  db: Database,
  now: Date,
  mail: ClaimedMail,
  delayMs: number,
): Promise<void> {
  await mine(db, mail, { due_at: after(now, delayMs) });
}

/** Leaves a mail that nobody will take, for a person to look at. */
export async function giveUpMail(db: Database, now: Date, mail: ClaimedMail): Promise<void> {
  await mine(db, mail, { given_up_at: now.toISOString() });
}

/** Forgets a mail that was handed over. */
export async function deleteMail(db: Database, mail: ClaimedMail): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', mail.id).execute();
}

async function mine(db: Database, mail: ClaimedMail, change: Partial<OutboxRow>): Promise<void> {
  await db
    .updateTable('outbox')
    .set(change)
    .where('id', '=', mail.id)
    .where('claim', '=', mail.claim)
    .execute();
}

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();
