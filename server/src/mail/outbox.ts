import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { OutboxRow } from '../database/tables.ts';

/**
 * Validity of a claim, longer than one delivery takes. After a crash of the process that delivers a mail, the claim
 * expires, and another process can claim the mail.
 */
export const CLAIM_DURATION_MS = 5 * 60_000;

/** A mail with the claim of the current delivery attempt. */
export type ClaimedMail = OutboxRow & { claim: string };

/** Stores a mail that is due `delayMs` after `now`. `db` may be a transaction. */
export async function insertMail(
  db: Database,
  now: Date,
  kind: string,
  content: unknown,
  delayMs = 0,
): Promise<void> {
  const createdAt = now.toISOString();
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind,
      content: JSON.stringify(content),
      created_at: createdAt,
      due_at: addMilliseconds(now, delayMs),
      attempts: 0,
      claim: null,
      given_up_at: null,
    })
    .execute();
}

/** Returns the number of undelivered mails with this kind and content that are not given up. */
export async function countMails(db: Database, kind: string, content: unknown): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('content', '=', JSON.stringify(content))
    .where('given_up_at', 'is', null)
    .execute();
  return rows.length;
}

/**
 * Claims the mail that has been due for the longest time. Returns undefined when no mail is due. No other caller gets
 * the mail while the claim is valid.
 */
export async function claimMail(db: Database, now: Date): Promise<ClaimedMail | undefined> {
  for (;;) {
    const dueMail = await db
      .selectFrom('outbox')
      .select('id')
      .where('given_up_at', 'is', null)
      .where('due_at', '<=', now.toISOString())
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!dueMail) return undefined;
    const claim = randomUUID();
    const claimedMail = await db
      .updateTable('outbox')
      .set((row) => ({
        claim,
        due_at: addMilliseconds(now, CLAIM_DURATION_MS),
        attempts: row('attempts', '+', 1),
      }))
      .where('id', '=', dueMail.id)
      .where('given_up_at', 'is', null)
      .where('due_at', '<=', now.toISOString())
      .returningAll()
      .executeTakeFirst();
    // Tries again when the mail is no longer due, for example because another caller has claimed it.
    if (claimedMail) return { ...claimedMail, claim };
  }
}

/** Schedules the next delivery attempt of a mail `delayMs` after `now`. */
export async function postponeMail(
  db: Database,
  now: Date,
  mail: ClaimedMail,
  delayMs: number,
): Promise<void> {
  await updateClaimedMail(db, mail, { due_at: addMilliseconds(now, delayMs) });
}

/** Marks a mail as undeliverable and keeps its row for the owner. */
export async function giveUpMail(db: Database, now: Date, mail: ClaimedMail): Promise<void> {
  await updateClaimedMail(db, mail, { given_up_at: now.toISOString() });
}

/** Deletes a mail from the outbox, even when another attempt has claimed the mail in the meantime. */
export async function deleteMail(db: Database, mail: ClaimedMail): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', mail.id).execute();
}

/** Changes a mail. Does nothing when another attempt has claimed the mail in the meantime. */
async function updateClaimedMail(db: Database, mail: ClaimedMail, change: Partial<OutboxRow>): Promise<void> {
  await db
    .updateTable('outbox')
    .set(change)
    .where('id', '=', mail.id)
    .where('claim', '=', mail.claim)
    .execute();
}

const addMilliseconds = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();
