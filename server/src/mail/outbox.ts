import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { OutboxRow } from '../database/tables.ts';

/**
 * Validity of a claim. A process renews its claim during a delivery; after a crash another process claims the
 * mail.
 */
export const LEASE_MS = 15_000;

/** A mail with the claim of the process that delivers it. */
export type ClaimedMail = OutboxRow & { claim: string };

/**
 * Stores a mail until its delivery, which begins at the earliest after `delayMs`. `db` may be a transaction.
 */
export async function insertMail(
  db: Database,
  now: Date,
  kind: string,
  content: unknown,
  delayMs = 0,
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind,
      content: JSON.stringify(content),
      created_at: at,
      due_at: after(now, delayMs),
      attempts: 0,
      claim: null,
      given_up_at: null,
    })
    .execute();
}

/**
 * Claims the mail with the earliest due time; undefined when no mail is due. Two callers never get the same
 * mail.
 */
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
    // Another process may have claimed this mail: the loop tries the next one.
    if (claimed) return { ...claimed, claim };
  }
}

export async function renewClaim(db: Database, now: Date, mail: ClaimedMail): Promise<void> {
  await updateClaimed(db, mail, { due_at: after(now, LEASE_MS) });
}

/** Schedules another attempt for a mail. */
export async function postponeMail(
  db: Database,
  now: Date,
  mail: ClaimedMail,
  delayMs: number,
): Promise<void> {
  await updateClaimed(db, mail, { due_at: after(now, delayMs) });
}

/** Marks a mail as undeliverable and keeps its row for the owner. */
export async function giveUpMail(db: Database, now: Date, mail: ClaimedMail): Promise<void> {
  await updateClaimed(db, mail, { given_up_at: now.toISOString() });
}

export async function deleteMail(db: Database, mail: ClaimedMail): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', mail.id).execute();
}

async function updateClaimed(db: Database, mail: ClaimedMail, change: Partial<OutboxRow>): Promise<void> {
  await db
    .updateTable('outbox')
    .set(change)
    .where('id', '=', mail.id)
    .where('claim', '=', mail.claim)
    .execute();
}

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();
