import type { GrievanceRow } from '../../database/order-tables.ts';
import { transact } from '../../database/transactions.ts';
import { ConflictError, NotFoundError, RuleError } from '../../http/errors.ts';
import type { GrievanceContext } from './context.ts';
import { writeAnswerEmail } from './grievance-emails.ts';
import { findGrievance, listAnswers } from './queries.ts';

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
