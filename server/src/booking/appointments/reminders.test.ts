import type { Appointment } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { readOutbox } from '../../testing/mailbox.ts';
import { BOOKING, test } from '../../testing/artists.ts';
import { sendDueReminders } from './reminders.ts';

const HOUR_MS = 60 * 60_000;

/** Sends the due reminders of several servers at once. @returns the texts of all reminders that were sent so far */
async function sendReminders(...apps: FastifyInstance[]): Promise<string[]> {
  await Promise.all(apps.map((app) => sendDueReminders(app)));
  await Promise.all(apps.map((app) => app.mail.deliverDue()));
  const mails = await readOutbox(apps[0]?.settings.dataDir ?? '');
  return mails.flatMap(({ subject, text }) =>
    subject?.startsWith('Reminder: ') ? [text?.split('\n\n')[2] ?? ''] : [],
  );
}

describeOnEveryDatabase((database) => {
  test('sends a reminder once, 24 hours before the session', async ({ app, asha, clock }) => {
    // Books a session on Monday at 10:30. The clock starts on Friday at 9:00.
    await asha.post('/api/appointments', BOOKING);
    clock.advance(49 * HOUR_MS);
    expect(await sendReminders(app)).toEqual([]);
    clock.advance(HOUR_MS);
    const expected = ['Your session with Meera Devi is tomorrow at 10:30 AM (India time).'];
    expect(await sendReminders(app)).toEqual(expected);
    clock.advance(HOUR_MS);
    expect(await sendReminders(app)).toEqual(expected);
  });

  test('sends another reminder when the session is moved to another day', async ({ app, asha, clock }) => {
    const { id } = (await asha.post('/api/appointments', BOOKING)).json<Appointment>();
    await asha.put(`/api/appointments/${id}`, { ...BOOKING, date: '2026-11-30' });
    clock.advance(50 * HOUR_MS);
    expect(await sendReminders(app)).toEqual([]);
    clock.advance(7 * 24 * HOUR_MS);
    expect(await sendReminders(app)).toHaveLength(1);
    await asha.put(`/api/appointments/${id}`, { ...BOOKING, date: '2026-12-07' });
    clock.advance(7 * 24 * HOUR_MS);
    expect(await sendReminders(app)).toHaveLength(2);
  });

  test('sends a reminder once from two servers with the same database', async ({ app, asha, clock }) => {
    // A second app in this process would block on the embedded database, so the same app is used twice.
    const otherApp = database === 'embedded' ? app : await buildApp(app.settings, { now: clock.now });
    try {
      for (const time of ['10:00:00', '10:30:00', '11:00:00', '11:30:00']) {
        await asha.post('/api/appointments', { ...BOOKING, time });
      }
      clock.advance(52 * HOUR_MS);
      expect(await sendReminders(app, otherApp, app, otherApp)).toHaveLength(4);
    } finally {
      if (otherApp !== app) await otherApp.close();
    }
  });
});

test('sends no reminder from the outbox when the session was cancelled or moved, or has begun', async (fixture) => {
  const { app, asha, clock } = fixture;
  const book = async (time: string) =>
    (await asha.post('/api/appointments', { ...BOOKING, time })).json<Appointment>().id;
  const [cancelledId, movedId] = [await book('11:00:00'), await book('10:30:00')];
  await book('10:00:00');
  clock.advance(52 * HOUR_MS);
  await sendDueReminders(app);
  await asha.delete(`/api/appointments/${cancelledId}`);
  await asha.put(`/api/appointments/${movedId}`, { ...BOOKING, date: '2026-11-30' });
  clock.advance(24 * HOUR_MS);
  expect(await sendReminders(app)).toEqual([]);
});

test('sends no reminder for a booking less than 24 hours before the session', async (fixture) => {
  const { app, asha, clock } = fixture;
  const raviBooking = {
    ...BOOKING,
    artist_id: 'ravi',
    art_type: 'Gond',
    date: '2026-11-20',
    time: '21:30:00',
  };
  expect((await asha.post('/api/appointments', raviBooking)).statusCode).toBe(201);
  clock.advance(HOUR_MS);
  expect(await sendReminders(app)).toEqual([]);
});
