import type { FastifyInstance } from 'fastify';
import { addDays, toBusinessTime, formatTime } from '@rangmala/shared/contract';
import { transact } from '../../database/transactions.ts';
import { toInstant } from '../../lib/business-time-zone.ts';
import { repeatWhileListening } from '../../lib/repeat-while-listening.ts';
import { writeEmail } from '../../mail/email-template.ts';
import { createArtistSessionsUrl } from '../appointments/queries.ts';
import type { BookingContext } from '../appointments/rules.ts';
import { selectSessionsFrom } from './queries.ts';

const POLL_MS = 5 * 60_000;
/** Earliest time of day for the summary, in business time. */
const EARLIEST_SEND_TIME = '07:00:00';

/** Calls {@link sendDailySummaries} every five minutes while the app listens. */
export function addDailySummaries(app: FastifyInstance): void {
  repeatWhileListening(app, 'sending daily summaries', POLL_MS, () => sendDailySummaries(app));
}

/**
 * Enqueues the daily summary for each artist who has enabled the summary, has a verified email address and has sessions
 * today that have not begun. An artist gets at most one summary a day. Does nothing before {@link EARLIEST_SEND_TIME}.
 */
export async function sendDailySummaries({ db, mail, now, settings }: BookingContext): Promise<void> {
  const sentAt = now();
  const businessNow = toBusinessTime(sentAt);
  if (businessNow.time < EARLIEST_SEND_TIME) return;
  const artists = await db
    .selectFrom('artists')
    .where('daily_summary', '=', 1)
    .where('email_verified_at', 'is not', null)
    .where(({ or, eb }) => or([eb('summary_date', 'is', null), eb('summary_date', '<', businessNow.date)]))
    .select('id')
    .execute();
  const end = toInstant({ date: addDays(businessNow.date, 1), time: '00:00:00' });
  for (const { id } of artists) {
    await transact(db, async (transaction) => {
      const claimedArtist = await transaction
        .updateTable('artists')
        .set({ summary_date: businessNow.date })
        .where('id', '=', id)
        .where('email_verified_at', 'is not', null)
        .where(({ or, eb }) =>
          or([eb('summary_date', 'is', null), eb('summary_date', '<', businessNow.date)]),
        )
        .returning(['name', 'email'])
        .executeTakeFirst();
      const sessions = await selectSessionsFrom(transaction, id, sentAt.toISOString())
        .where('appointments.slot', '<', end)
        .execute();
      if (!claimedArtist?.email || sessions.length === 0) return;
      const { name, email } = claimedArtist;
      const count = sessions.length === 1 ? 'one session' : `${sessions.length} sessions`;
      await mail.enqueue(
        writeEmail(settings.site, { name, email }, `Today: ${count}`, {
          heading: `You have ${count} today`,
          paragraphs: ['All times are Indian Standard Time.'],
          details: sessions.map((each) => ({
            label: formatTime(toBusinessTime(each.starts_at).time),
            value: `${each.customer_name}\n${each.art_type}, ${each.session_type}`,
          })),
          button: { label: 'See your sessions', url: createArtistSessionsUrl(id, settings) },
          closing: ['You can turn this summary off on your profile page.'],
        }),
        transaction,
      );
    });
  }
}
