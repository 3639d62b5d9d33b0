import type { Appointment } from '@rangmala/shared/contract';
import type { ParsedMail } from 'mailparser';
import { deliverMails } from '../../testing/mailbox.ts';
import { BOOKING, test } from '../../testing/artists.ts';

/** Returns the properties of a mail's calendar file by name. Returns the last value of a repeated property. */
function readCalendarProperties(mail: ParsedMail | undefined): Record<string, string> {
  const attachment = mail?.attachments.find(({ contentType }) => contentType === 'text/calendar');
  return parseCalendarProperties(attachment?.content.toString() ?? '');
}

function parseCalendarProperties(calendar: string): Record<string, string> {
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:;]*)[;:](.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
}

test('mails each booking, change and cancellation with an updated calendar entry', async (fixture) => {
  const { app, asha, clock } = fixture;
  const { id, meeting_link: link } = (await asha.post('/api/appointments', BOOKING)).json<Appointment>();
  clock.advance(1000);
  await asha.put(`/api/appointments/${id}`, { ...BOOKING, date: '2026-11-30', time: '14:00:00' });
  clock.advance(1000);
  await asha.put(`/api/appointments/${id}`, {
    date: '2026-11-30',
    time: '14:00:00',
    session_type: 'Call',
  });
  clock.advance(1000);
  await asha.delete(`/api/appointments/${id}`);
  const mails = await deliverMails(app);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Booked: Session with Meera Devi, Monday, 23 November 2026, 10:30 AM (India time)',
    'Changed: Session with Meera Devi, Monday, 30 November 2026, 2:00 PM (India time)',
    'Changed: Session with Meera Devi, Monday, 30 November 2026, 2:00 PM (India time)',
    'Cancelled: Session with Meera Devi, Monday, 30 November 2026, 2:00 PM (India time)',
  ]);
  expect(mails.map(({ to }) => [to].flat()[0]?.text)).toEqual(Array(4).fill('"Asha" <asha@example.in>'));

  const [bookingMail, moveMail, methodMail, cancellationMail] = mails;
  expect(bookingMail?.text).toContain(
    'Art type: Warli\nWhen: Monday, 23 November 2026, 10:30 AM (India time)',
  );
  expect(bookingMail?.text).toContain(link);
  expect(moveMail?.text).toContain(
    'It was previously on Monday, 23 November 2026, 10:30 AM (India time), by video call.',
  );
  expect(methodMail?.text).toMatch(/^Your session method has changed\n/);
  expect(methodMail?.text).not.toContain(link);
  expect(cancellationMail?.text).toContain('/appointment');

  const calendars = mails.map(readCalendarProperties);
  expect(
    calendars.map(({ METHOD, STATUS, SEQUENCE, UID, DTSTART, DTEND }) => [
      METHOD,
      STATUS,
      SEQUENCE,
      UID,
      DTSTART,
      DTEND,
    ]),
  ).toEqual([
    ['REQUEST', 'CONFIRMED', '0', id, '20261123T050000Z', '20261123T053000Z'],
    ['REQUEST', 'CONFIRMED', '1', id, '20261130T083000Z', '20261130T090000Z'],
    ['REQUEST', 'CONFIRMED', '2', id, '20261130T083000Z', '20261130T090000Z'],
    ['CANCEL', 'CANCELLED', '3', id, '20261130T083000Z', '20261130T090000Z'],
  ]);
  expect(calendars[0]).toMatchObject({
    SUMMARY: 'Warli session with Meera Devi',
    LOCATION: link,
    ORGANIZER: 'CN="Rangmala":mailto:hello@rangmala.example',
    ATTENDEE: expect.stringMatching(/CN="Asha":MAILTO:asha@example\.in$/),
  });
  expect(calendars[3]?.['LOCATION']).toBe('Call');
});

test('adds no headers or attendees for a name with line breaks and quotation marks', async (fixture) => {
  const { app, asha } = fixture;
  const name = 'A"\r\nATTENDEE:mailto:eve@example.in\r\n;<b>';
  await app.db.updateTable('users').set({ name }).where('id', '=', 'asha').execute();
  await asha.post('/api/appointments', BOOKING);
  const [mail] = await deliverMails(app);
  expect([mail?.to].flat()[0]?.value.map(({ address }) => address)).toEqual(['asha@example.in']);
  expect(mail?.headers.has('attendee')).toBe(false);
  expect(mail?.html).toContain('Namaste A&quot;,');
  const calendar =
    mail?.attachments.find(({ contentType }) => contentType === 'text/calendar')?.content.toString() ?? '';
  expect(calendar.match(/^ATTENDEE/gm)).toHaveLength(1);
  // The name in the calendar file contains no quotation mark and no line break.
  expect(readCalendarProperties(mail)['ATTENDEE']).toMatch(
    /;CN="A' ATTENDEE[^"\n]*<b>":MAILTO:asha@example\.in$/,
  );
});
