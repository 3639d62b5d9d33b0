import { transact } from '../../database/transactions.ts';
import type { GrievanceContext } from './context.ts';
import { writeOwnerReminderEmail } from './grievance-emails.ts';

const REMIND_BEFORE_MS = 12 * 60 * 60_000;

/**
 * Mails the owner one reminder about each unanswered grievance that is overdue or due in the next
 * {@link REMIND_BEFORE_MS} milliseconds.
 */
export async function sendDueGrievanceReminders(context: GrievanceContext): Promise<void> {
  const now = context.now();
  const dueBefore = new Date(now.getTime() + REMIND_BEFORE_MS).toISOString();
  await transact(context.db, async (transaction) => {
    const dueRows = await transaction
      .updateTable('grievances')
      .set({ reminded_at: now.toISOString() })
      .where('status', '=', 'open')
      .where('reminded_at', 'is', null)
      .where('due_at', '<=', dueBefore)
      .returningAll()
      .execute();
    for (const row of dueRows) await context.mail.enqueue(writeOwnerReminderEmail(context, row), transaction);
  });
}
