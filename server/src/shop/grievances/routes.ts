import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NotFoundError } from '../../http/errors.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { repeatWhileListening } from '../../lib/repeat-while-listening.ts';
import { findGrievance, listAnswers, presentGrievance, raiseGrievance } from './grievances.ts';
import {
  createGrievanceContext,
  deriveGrievanceToken,
  isGrievanceToken,
  type GrievanceContext,
} from './context.ts';
import { transact } from '../../database/transactions.ts';
import { writeOwnerReminderEmail } from './grievance-emails.ts';

const REMINDER_CHECK_INTERVAL_MS = 5 * 60_000;

/**
 * Registers the endpoints that raise and show grievances. While the app listens, reminds the owner of grievances that
 * are due soon or overdue.
 */
export const grievanceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, mail, settings, now } = app;
  const context = await createGrievanceContext({ db, mail, settings, now });
  repeatWhileListening(app, 'sending grievance reminders', REMINDER_CHECK_INTERVAL_MS, () =>
    sendDueGrievanceReminders(context),
  );

  route(app, 'POST /grievances', { rateLimit: createRateLimit(10, '10 minutes') }, async ({ body }) => {
    const row = await raiseGrievance(context, body);
    return { ...presentGrievance(row, []), token: deriveGrievanceToken(context.secret, row.id) };
  });

  route(app, 'GET /grievances/{number}', async ({ params, query }) => {
    const row = await findGrievance(db, params.number);
    if (!row || !isGrievanceToken(context.secret, row.id, query.token)) {
      throw new NotFoundError('We couldn’t find this grievance. Please open the link in our email again.');
    }
    return presentGrievance(row, await listAnswers(db, row.id));
  });
};

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
