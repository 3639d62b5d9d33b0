import { randomUUID } from 'node:crypto';
import type { Grievance, GrievanceRequest } from '@rangmala/shared/contract';
import type { GrievanceAnswerRow, GrievanceRow } from '../../database/order-tables.ts';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transactions.ts';
import { writeAcknowledgementEmail, writeOwnerNoticeEmail, writeAnswerEmail } from './grievance-emails.ts';
import { ConflictError, NotFoundError, RuleError } from '../../http/errors.ts';
import type { PersonalDataSource } from '../../accounts/index.ts';
import { createReadableNumber } from '../../lib/secrets.ts';
import type { GrievanceContext } from './context.ts';

/** Returns the grievance with a ticket number. Ignores case. Returns undefined for an unknown number. */
export async function findGrievance(db: Database, number: string): Promise<GrievanceRow | undefined> {
  return db
    .selectFrom('grievances')
    .selectAll()
    .where('number', '=', number.trim().toUpperCase())
    .executeTakeFirst();
}

/** Returns the answers to a grievance, oldest first. */
export async function listAnswers(db: Database, id: string): Promise<GrievanceAnswerRow[]> {
  return db
    .selectFrom('grievance_answers')
    .selectAll()
    .where('grievance_id', '=', id)
    .orderBy('position')
    .execute();
}

/** Returns the API representation of a grievance. */
export function presentGrievance(row: GrievanceRow, answers: readonly GrievanceAnswerRow[]): Grievance {
  const { number, status, name, order_number, message, created_at, due_at } = row;
  return {
    number,
    status,
    name,
    order_number,
    message,
    created_at,
    due_at,
    answers: answers.map(({ text, at }) => ({ text, at })),
  };
}

/**
 * Longest time for an answer to a grievance. The shop promises the answer within the 48 hours that rule 4(5) of the
 * Consumer Protection (E-Commerce) Rules 2020 allows for the acknowledgement.
 */
const ANSWER_WITHIN_MS = 48 * 60 * 60_000;

/** Stores a grievance, mails a confirmation to the customer and notifies the owner by mail. */
export async function raiseGrievance(
  context: GrievanceContext,
  { name, email, order_number, message }: GrievanceRequest,
): Promise<GrievanceRow> {
  const now = context.now();
  const row: GrievanceRow = {
    id: randomUUID(),
    number: createReadableNumber('GR'),
    name,
    email,
    order_number: order_number.toUpperCase(),
    message,
    status: 'open',
    created_at: now.toISOString(),
    due_at: new Date(now.getTime() + ANSWER_WITHIN_MS).toISOString(),
    reminded_at: null,
  };
  return transact(context.db, async (transaction) => {
    await transaction.insertInto('grievances').values(row).execute();
    await context.mail.enqueue(writeAcknowledgementEmail(context, row), transaction);
    await context.mail.enqueue(writeOwnerNoticeEmail(context, row), transaction);
    return row;
  });
}

const MAX_ANSWER_LENGTH = 10_000;

/**
 * Stores an answer and mails the answer to the customer. Closes the grievance if `close` is true.
 * @throws NotFoundError for an unknown number
 * @throws RuleError for an empty or too long text
 * @throws ConflictError when the grievance is closed
 */
export async function answerGrievance(
  context: GrievanceContext,
  number: string,
  text: string,
  { close = false }: { close?: boolean } = {},
): Promise<GrievanceRow> {
  const answer = text.trim();
  if (answer === '') throw new RuleError('Please give the answer: --text "…"');
  if (answer.length > MAX_ANSWER_LENGTH)
    throw new RuleError(`The answer is too long: at most ${MAX_ANSWER_LENGTH} characters.`);
  return transact(context.db, async (transaction) => {
    const row = await findGrievance(transaction, number);
    if (!row) throw new NotFoundError(`There is no grievance ${number}.`);
    const status = close ? 'closed' : 'answered';
    // The update locks the grievance. Without the lock, two simultaneous answers would get the same position.
    const answeredGrievance = await transaction
      .updateTable('grievances')
      .set({ status })
      .where('id', '=', row.id)
      .where('status', '!=', 'closed')
      .returningAll()
      .executeTakeFirst();
    if (!answeredGrievance) throw new ConflictError(`Grievance ${row.number} is closed.`);
    const answers = await listAnswers(transaction, row.id);
    const answeredAt = context.now().toISOString();
    await transaction
      .insertInto('grievance_answers')
      .values({ grievance_id: row.id, position: answers.length + 1, text: answer, at: answeredAt })
      .execute();
    await context.mail.enqueue(writeAnswerEmail(context, answeredGrievance, answer), transaction);
    return answeredGrievance;
  });
}

/**
 * Exports the grievances that were raised with the customer's verified email address. Does not erase grievances,
 * because the shop keeps them as proof of the answers.
 */
export const grievanceSource: PersonalDataSource = {
  name: 'grievances',
  async read({ db }, { email, isVerified }) {
    if (!isVerified) return [];
    const rows = await db
      .selectFrom('grievances')
      .selectAll()
      .where('email', '=', email)
      .orderBy('created_at')
      .execute();
    return Promise.all(rows.map(async (row) => presentGrievance(row, await listAnswers(db, row.id))));
  },
  async erase() {},
};
