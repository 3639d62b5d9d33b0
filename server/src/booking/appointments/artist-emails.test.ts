import type { Appointment } from '@rangmala/shared/contract';
import { sendDailySummaries } from '../artist-sessions/daily-summary.ts';
import { BOOKING, withArtists, type ArtistsFixture } from '../../testing/artists.ts';
import { readOutbox } from '../../testing/mailbox.ts';

const HOUR_MS = 60 * 60_000;

async function setVerifiedEmail({ app }: ArtistsFixture, otherColumns: object = {}): Promise<void> {
  await app.db
    .updateTable('artists')
    .set({ email: 'meera@example.in', email_verified_at: '2026-01-01T00:00:00.000Z', ...otherColumns })
    .where('id', '=', 'meera')
    .execute();
}

async function deliverArtistMails({ app }: ArtistsFixture) {
  await app.mail.deliverDue();
  const mails = await readOutbox(app.settings.dataDir);
  return mails.filter(({ to }) => [to].flat()[0]?.text.includes('meera@example.in'));
}

test('mails the artist about a booking, a change and a cancellation with a calendar invitation', () =>
  withArtists(async (fixture) => {
    const { asha, clock } = fixture;
    await setVerifiedEmail(fixture);
    const booking = { ...BOOKING, session_type: 'Call', phone: '+91 98765 43210', note: 'A peacock' };
    const { id } = (await asha.post('/api/appointments', booking)).json<Appointment>();
    clock.advance(1000);
    await asha.put(`/api/appointments/${id}`, { ...BOOKING, time: '11:00:00', session_type: 'Call' });
    clock.advance(1000);
    await asha.delete(`/api/appointments/${id}`);

    const mails = await deliverArtistMails(fixture);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'New session: Asha, Monday, 23 November 2026, 10:30 AM (India time)',
      'Changed: Asha, Monday, 23 November 2026, 11:00 AM (India time)',
      'Cancelled: Asha, Monday, 23 November 2026, 11:00 AM (India time)',
    ]);
    expect(mails[0]?.text).toContain('Namaste Meera,');
    expect(mails[0]?.text).toContain('Note: A peacock');
    for (const mail of mails) {
      expect(`${mail.text}${String(mail.html)}`).not.toContain('98765');
      const calendar = mail.attachments.find(({ contentType }) => contentType === 'text/calendar');
      const calendarText = calendar?.content.toString().replace(/\r\n[ \t]/g, '');
      expect(calendarText).toContain(`UID:${id}`);
      expect(calendarText).toContain('SUMMARY:Warli session with Asha');
      expect(calendarText).toContain('MAILTO:meera@example.in');
    }
  }));

test('mails nothing to an unverified address', () =>
  withArtists(async (fixture) => {
    await setVerifiedEmail(fixture, { email_verified_at: null });
    await fixture.asha.post('/api/appointments', BOOKING);
    expect(await deliverArtistMails(fixture)).toEqual([]);
  }));

test('mails the daily summary once on the morning of a day with sessions when the artist has enabled it', () =>
  withArtists(async (fixture) => {
    const { app, asha, clock } = fixture;
    await asha.post('/api/appointments', BOOKING);
    await setVerifiedEmail(fixture, { daily_summary: 1 });
    await sendDailySummaries(app);
    expect(await deliverArtistMails(fixture)).toEqual([]);
    // Advances to Monday, 6:30 AM in India. Summaries are sent from 7:00 AM.
    clock.advance(69.5 * HOUR_MS);
    await sendDailySummaries(app);
    expect(await deliverArtistMails(fixture)).toEqual([]);
    clock.advance(HOUR_MS);
    await Promise.all([sendDailySummaries(app), sendDailySummaries(app)]);
    const [summary, ...otherMails] = await deliverArtistMails(fixture);
    expect(otherMails).toEqual([]);
    expect(summary?.subject).toBe('Today: one session');
    expect(summary?.text).toContain('10:30 AM: Asha\nWarli, Jitsi Meet');
  }));
