import { randomInt, randomUUID } from 'node:crypto';
import type { GrievanceRequest } from '@rangmala/shared/contract';
import type { GrievanceRow } from '../../database/order-tables.ts';
import { transact } from '../../database/transactions.ts';
import type { GrievanceContext } from './context.ts';
import { writeAcknowledgementEmail, writeOwnerNoticeEmail } from './grievance-emails.ts';

/**
 * Longest time for an answer to a grievance. The shop promises the answer within the 48 hours that rule 4(5) of the
 * Consumer Protection (E-Commerce) Rules 2020 allows for the acknowledgement.
 */
const ANSWER_WITHIN_MS = 48 * 60 * 60_000;

/** Digits and capital letters. Omits 0, 1, I, L, O and U, because people misread them easily. */
const READABLE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Stores a grievance, mails a confirmation to the customer and notifies the owner by mail. */
export async function raiseGrievance(
  context: GrievanceContext,
  { name, email, order_number, message }: GrievanceRequest,
): Promise<GrievanceRow> {
  const now = context.now();
  const row: GrievanceRow = {
    id: randomUUID(),
    number: createTicketNumber(),
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

/** Returns a random ticket number such as `GR-7K4Q-2M9D`. */
function createTicketNumber(): string {
  const createFourCharacters = () =>
    Array.from({ length: 4 }, () => READABLE_CHARACTERS[randomInt(READABLE_CHARACTERS.length)]).join('');
  return `GR-${createFourCharacters()}-${createFourCharacters()}`;
}
