import type { Appointment } from '@rangmala/shared/contract';
import type { ParsedMail } from 'mailparser';
import { hashPassword } from '../../accounts/index.ts';
import { sendDailySummaries } from '../artist-sessions/daily-summary.ts';
import { verifyMeerasEmail } from '../../testing/artist-links.ts';
import {
  BOOKING,
  createArtistBrowser,
  updateMeera,
  type ArtistsFixture,
  test,
} from '../../testing/artists.ts';
import { deliverMails } from '../../testing/mailbox.ts';

const PASSWORD = 'monsoon on slate';
const HOUR_MS = 60 * 60_000;
const UNVERIFIED_EMAIL = { email: null, email_verified_at: null, pending_email: 'meera@example.in' };

async function deliverArtistMails({ app }: ArtistsFixture) {
  const mails = await deliverMails(app);
  return mails.filter(({ to }) => [to].flat()[0]?.text.includes('meera@example.in'));
}

/** Returns the text of a mail's calendar file with unfolded lines; an empty text without a calendar file. */
function readCalendarText({ attachments }: ParsedMail): string {
  const calendar = attachments.find(({ contentType }) => contentType === 'text/calendar');
  return (calendar?.content.toString() ?? '').replace(/\r\n[ \t]/g, '').replaceAll('\r\n', '\n');
}

test('mails the artist about a booking, a change and a cancellation with a calendar invitation', async (fixture) => {
  const { asha, clock } = fixture;
  await verifyMeerasEmail(fixture.app);
  const wishes = { note: 'A peacock', occasion: 'Wedding', needed_by: '2026-12-24', product: 'Mugs' };
  const booking = { ...BOOKING, session_type: 'Call', phone: '+91 98765 43210', ...wishes };
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
  expect(mails[0]?.text).toMatch(
    /Note: A peacock\s+Occasion: Wedding\s+Needed by: Thursday, 24 December 2026\s+Product: Mugs/,
  );
  const calendarTexts = mails.map(readCalendarText);
  expect(
    calendarTexts.map((text) =>
      ['METHOD', 'STATUS', 'SEQUENCE', 'DTSTART'].map(
        (name) => RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1],
      ),
    ),
  ).toEqual([
    ['REQUEST', 'CONFIRMED', '0', '20261123T050000Z'],
    ['REQUEST', 'CONFIRMED', '1', '20261123T053000Z'],
    ['CANCEL', 'CANCELLED', '2', '20261123T053000Z'],
  ]);
  for (const [index, calendarText] of calendarTexts.entries()) {
    expect(`${mails[index]?.text}${String(mails[index]?.html)}${calendarText}`).not.toContain('98765');
    expect(calendarText).toContain(`UID:${id}`);
    expect(calendarText).toContain('SUMMARY:Warli session with Asha');
    expect(calendarText).toContain('MAILTO:meera@example.in');
  }
});

test('tells the artist to sign in to a meeting of the default server, and not in the mail about its cancellation', async (fixture) => {
  await verifyMeerasEmail(fixture.app);
  const { id } = (await fixture.asha.post('/api/appointments', BOOKING)).json<Appointment>();
  fixture.clock.advance(1000);
  await fixture.asha.delete(`/api/appointments/${id}`);
  const [booked, cancelled] = await deliverArtistMails(fixture);
  expect(booked?.text).toContain('Your customer can join only after that.');
  expect(cancelled?.subject).toMatch(/^Cancelled/);
  expect(cancelled?.text).not.toContain('Your customer can join only after that.');
});

/** Books a call with Meera, and verifies her email address afterwards. @returns the id of the appointment */
async function bookCall(fixture: ArtistsFixture): Promise<string> {
  const booking = { ...BOOKING, session_type: 'Call', phone: '+91 98765 43210' };
  const { id } = (await fixture.asha.post('/api/appointments', booking)).json<Appointment>();
  await verifyMeerasEmail(fixture.app);
  fixture.clock.advance(1000);
  return id;
}

test('mails the artist about a new phone number without the number', async (fixture) => {
  const { asha } = fixture;
  const id = await bookCall(fixture);
  const change = { date: BOOKING.date, time: BOOKING.time, session_type: 'Call', phone: '+91 91234 56789' };
  expect((await asha.put(`/api/appointments/${id}`, change)).statusCode).toBe(200);
  await asha.put(`/api/appointments/${id}`, change);

  const [mail, ...otherMails] = await deliverArtistMails(fixture);
  expect(otherMails).toEqual([]);
  expect(mail?.subject).toBe('New phone number: Asha, Monday, 23 November 2026, 10:30 AM (India time)');
  expect(mail?.text).toContain('Asha has changed the phone number for this call.');
  expect(`${mail?.text}${String(mail?.html)}`).not.toMatch(/98765|91234/);
  expect(mail && readCalendarText(mail)).toBe('');
});

test('mails calendar cancellations to an artist who deletes the account', async (fixture) => {
  const { app, asha } = fixture;
  const ids: string[] = [];
  for (const time of ['10:30:00', '14:00:00'])
    ids.push((await asha.post('/api/appointments', { ...BOOKING, time })).json<Appointment>().id);
  await verifyMeerasEmail(app);
  await updateMeera(app, { password_hash: await hashPassword(PASSWORD) });
  const meera = await createArtistBrowser(app, 'meera');
  await meera.post('/api/artists/meera/deletion', { password: PASSWORD });

  const mails = await deliverArtistMails(fixture);
  const cancellations = mails.filter(({ subject }) => subject?.startsWith('Cancelled: Asha, Monday'));
  expect(mails).toHaveLength(3);
  expect(cancellations.map((mail) => /^UID:(.*)$/m.exec(readCalendarText(mail))?.[1]).sort()).toEqual(
    ids.sort(),
  );
  for (const mail of cancellations) {
    expect(readCalendarText(mail)).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
    expect(mail.text).toContain('You’ve deleted your artist account');
    // The mails do not link to the deleted pages of the artist.
    expect(`${mail.text}${readCalendarText(mail)}`).not.toContain('/artists/meera');
  }
});

test('mails the daily summary once on the morning of a day with sessions when the artist has enabled it', async (fixture) => {
  const { app, asha, clock } = fixture;
  await asha.post('/api/appointments', BOOKING);
  await verifyMeerasEmail(app);
  await updateMeera(app, { daily_summary: 1 });
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
});

test.each([
  ['only about the booking without the daily summary', { daily_summary: 0 }, ['New session']],
  ['nothing to an unverified address', { daily_summary: 1, ...UNVERIFIED_EMAIL }, []],
])('mails %s', async (_case, columns, subjects, fixture) => {
  await verifyMeerasEmail(fixture.app);
  await updateMeera(fixture.app, columns);
  await fixture.asha.post('/api/appointments', BOOKING);
  // Advances to Monday, 7:30 AM in India.
  fixture.clock.advance(70.5 * HOUR_MS);
  await sendDailySummaries(fixture.app);
  const mails = await deliverArtistMails(fixture);
  expect(mails.map(({ subject }) => subject?.split(':')[0])).toEqual(subjects);
});
