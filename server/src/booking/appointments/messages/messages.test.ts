import type { Appointment, ArtistSessions, Conversation } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { verifyMeerasEmail } from '../../../testing/artist-links.ts';
import { BOOKING, createArtistBrowser, createCustomerBrowser, test } from '../../../testing/artists.ts';
import type { Browser } from '../../../testing/browser.ts';
import { describeOnEveryDatabase } from '../../../testing/databases.ts';
import { deliverMails } from '../../../testing/mailbox.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CHAT_BOOKING = { ...BOOKING, session_type: 'Chat' as const };

async function bookChat(asha: Browser): Promise<string> {
  return (await asha.post('/api/appointments', CHAT_BOOKING)).json<Appointment>().id;
}

/** Delivers due mails; returns all mails about messages in the outbox. */
async function deliverAndListMessageMails(app: FastifyInstance) {
  const mails = await deliverMails(app);
  return mails.filter(({ subject }) => subject?.startsWith('New message'));
}

describeOnEveryDatabase(() => {
  test('lets customer and artist exchange messages and counts unread messages', async ({ app, asha }) => {
    const id = await bookChat(asha);
    const meera = await createArtistBrowser(app, 'meera');
    const artistPath = `/api/artists/meera/sessions/${id}/messages`;
    const response = await asha.post(`/api/appointments/${id}/messages`, {
      text: ' A peacock, please. ',
    });
    expect(response.statusCode).toBe(201);
    const fetchSessions = () => meera.get('/api/artists/meera/sessions');
    expect((await fetchSessions()).json<ArtistSessions>().coming[0]?.unread_messages).toBe(1);

    const conversation = (await meera.get(artistPath)).json<Conversation>();
    expect(conversation).toMatchObject({
      date: '2026-11-23',
      time: '10:30:00',
      customer_name: 'Asha',
      artist_name: 'Meera Devi',
      is_open: true,
      open_until: '2026-12-23',
      can_say_late: false,
    });
    expect(conversation.messages).toEqual([
      expect.objectContaining({ author: 'customer', text: 'A peacock, please.' }),
    ]);
    expect((await fetchSessions()).json<ArtistSessions>().coming[0]).not.toHaveProperty('unread_messages');

    expect((await meera.post(artistPath, { text: 'With pleasure.' })).statusCode).toBe(201);
    const [appointment] = (await asha.get('/api/appointments/user/asha')).json<Appointment[]>();
    expect(appointment?.unread_messages).toBe(1);
  });
});

test('refuses an empty message and an unknown image', async ({ asha }) => {
  const path = `/api/appointments/${await bookChat(asha)}/messages`;
  const sendMessage = async (url: string, body: object) => {
    const response = await asha.post(url, body);
    return [response.statusCode, response.json<{ detail: string }>().detail];
  };
  expect(await sendMessage(path, { text: ' \u{200b}' })).toEqual([
    422,
    'Please write a message or choose an image.',
  ]);
  expect(await sendMessage(path, { text: 'x'.repeat(2001) })).toEqual([
    422,
    'Your message is too long: at most 2000 characters.',
  ]);
  expect(await sendMessage(path, { image: '/uploads/abc/design-9x9.webp' })).toEqual([
    422,
    'Please choose an image that was uploaded here.',
  ]);
});

test('closes the messages of a call 30 days after the session and keeps them readable', async (fixture) => {
  const { app, asha: ashaAtBooking, clock } = fixture;
  const booking = await ashaAtBooking.post('/api/appointments', { ...BOOKING, session_type: 'Call' });
  const path = `/api/appointments/${booking.json<Appointment>().id}/messages`;
  clock.advance(33 * DAY_MS);
  const asha = await createCustomerBrowser(app, 'asha');
  expect((await asha.post(path, { text: 'Thank you!' })).statusCode).toBe(201);
  clock.advance(DAY_MS);
  expect((await asha.post(path, { text: 'Again' })).statusCode).toBe(422);
  const conversation = (await asha.get(path)).json<Conversation>();
  expect(conversation.is_open).toBe(false);
  expect(conversation.messages).toHaveLength(1);
});

test('mails one notice about unread messages, and no notice when the messages are read within ten minutes', async (fixture) => {
  const { app, asha, clock } = fixture;
  const id = await bookChat(asha);
  await verifyMeerasEmail(app);
  const meera = await createArtistBrowser(app, 'meera');
  const path = `/api/appointments/${id}/messages`;
  const artistPath = `/api/artists/meera/sessions/${id}/messages`;

  await asha.post(path, { text: 'First' });
  clock.advance(9 * MINUTE_MS);
  await asha.post(path, { text: 'Second' });
  expect(await deliverAndListMessageMails(app)).toEqual([]);
  clock.advance(11 * MINUTE_MS);
  const [mail, ...otherMails] = await deliverAndListMessageMails(app);
  expect(otherMails).toEqual([]);
  expect(mail?.subject).toBe('New message from Asha');
  expect(mail?.text).toContain('Namaste Meera,');
  expect(mail?.text).toContain(`http://localhost:3000/artists/meera/sessions/${id}`);

  await meera.get(artistPath);
  await meera.post(artistPath, { text: 'Hello' });
  clock.advance(MINUTE_MS);
  await asha.get(path);
  clock.advance(11 * MINUTE_MS);
  expect(await deliverAndListMessageMails(app)).toHaveLength(1);
});
