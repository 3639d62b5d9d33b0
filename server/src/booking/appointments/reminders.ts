import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { repeatWhileListening } from '../../lib/repeat-while-listening.ts';
import { transact } from '../../database/transactions.ts';
import { writeReminderEmail } from './customer-emails.ts';
import { selectAppointments } from './queries.ts';
import type { BookingContext } from './rules.ts';

const POLL_MS = 60_000;
const MAIL_KIND = 'appointment reminder';

/** Data of a reminder in the outbox. The text of the mail is written when the mail is delivered. */
const reminderSchema = z.object({ id: z.string(), starts_at: z.string() });
type Reminder = z.infer<typeof reminderSchema>;

/** Registers the composer of reminders. Adds due reminders to the outbox every minute while the app listens. */
export function addReminders(app: FastifyInstance): void {
  app.mail.registerComposer(MAIL_KIND, reminderSchema, (reminder) => composeReminder(app, reminder));
  repeatWhileListening(app, 'sending reminders', POLL_MS, () => sendDueReminders(app));
}

/** Adds every due reminder to the outbox once, also when several processes call this function. */
export async function sendDueReminders({ db, mail, now }: BookingContext): Promise<void> {
  const dueRows = await selectDueReminders(db, now()).execute();
  for (const { id, remind_at } of dueRows) {
    await transact(db, async (transaction) => {
      // Only one process can clear `remind_at`. The update finds no row when the session was moved or cancelled.
      const claimedReminder = await transaction
        .updateTable('appointments')
        .set({ remind_at: null })
        .where('id', '=', id)
        .where('remind_at', '=', remind_at)
        .returning(['id', 'starts_at'])
        .executeTakeFirst();
      if (claimedReminder)
        await mail.composeLater(MAIL_KIND, claimedReminder satisfies Reminder, transaction);
    });
  }
}

/** Selects the appointments with a due reminder. */
function selectDueReminders(db: BookingContext['db'], now: Date) {
  return db
    .selectFrom('appointments')
    .where('remind_at', '<=', now.toISOString())
    .orderBy('remind_at')
    .select(['id', 'remind_at']);
}

/** Returns the reminder mail; undefined when the session was cancelled or moved, or has begun. */
async function composeReminder({ db, now, settings }: BookingContext, { id, starts_at }: Reminder) {
  const row = await selectAppointments(db)
    .where('appointments.id', '=', id)
    .where('appointments.slot', '=', starts_at)
    .where('appointments.starts_at', '>', now().toISOString())
    .executeTakeFirst();
  return row && writeReminderEmail(row, settings, now());
}
