import type { FastifyInstance } from 'fastify';
import { verifyMeerasEmail } from '../../testing/artist-links.ts';
import { BOOKING, type ArtistsFixture, withArtists, test } from '../../testing/artists.ts';
import { createDesign, createTextLayer } from '../../testing/designs.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { listQueuedMails } from '../../testing/mailbox.ts';
import { postOrderAction, ORDER, placeOrder } from '../../testing/orders.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';

const env = { TEST_GATEWAY: 'on' };
const PASSWORD = 'monsoon over warangal';

async function setPassword({ db }: FastifyInstance, id = 'asha'): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  const email_verified_at = '2026-01-01T00:00:00.000Z';
  await db.updateTable('users').set({ password_hash, email_verified_at }).where('id', '=', id).execute();
}

async function book({ asha }: ArtistsFixture): Promise<void> {
  const response = await asha.post('/api/appointments', { ...BOOKING, note: 'Two peacocks, please.' });
  if (response.statusCode !== 201) throw new Error(`Not booked: ${response.body}`);
}

const CONTACT = {
  name: 'Asha',
  email: 'asha@example.in',
  subject: 'Forty mugs',
  message: 'For a wedding.',
  phone: '',
  company: '',
};

describeOnEveryDatabase(() => {
  test('exports all data of a customer and no data of other customers', () =>
    withArtists({ env }, async (fixture) => {
      const { app, asha, bala, guest } = fixture;
      await setPassword(app);
      const order = await placeOrder(app, {}, asha);
      await placeOrder(app, { gift_note: 'For Bala only' }, bala);
      await book(fixture);
      await guest.post('/api/contact', CONTACT);
      await guest.post('/api/grievances', { name: 'Asha', email: 'asha@example.in', message: 'Broken.' });

      const response = await asha.get('/api/account/data');
      expect(response.headers['content-disposition']).toBe('attachment; filename="your-data.json"');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json()).toMatchObject({
        account: { email: 'asha@example.in', name: 'Asha', signed_in_browsers: [{}] },
        orders: [{ number: order.number, address: { pin: '506009' } }],
        addresses: [{ name: 'Ravi Kumar', city: 'Warangal' }],
        appointments: [{ artist_name: 'Meera Devi', status: 'booked', note: 'Two peacocks, please.' }],
        contact_messages: [{ message: 'For a wedding.' }],
        grievances: [{ message: 'Broken.' }],
        designs: [],
      });
      expect(response.body).not.toContain('For Bala only');
      expect(response.body).not.toMatch(/argon2|password_hash|token_hash/);
    }));

  test('deletes personal data, cancels future sessions and keeps orders when an account is deleted', () =>
    withArtists({ env }, async (fixture) => {
      const { app, asha, guest } = fixture;
      await setPassword(app);
      await verifyMeerasEmail(app);
      const finishedOrder = await placeOrder(app, { gift_note: 'Happy birthday' }, asha);
      await postOrderAction(app, finishedOrder, 'cancel');
      const openOrder = await placeOrder(app, {}, asha);
      await book(fixture);
      await guest.post('/api/contact', CONTACT);
      expect((await asha.get('/api/account/deletion')).json()).toEqual({
        has_password: true,
        upcoming_sessions: 1,
        open_orders: 1,
      });

      const refusal = await asha.post('/api/account/deletion', { password: 'not the monsoon' });
      expect([refusal.statusCode, refusal.json<{ fields: object }>().fields]).toEqual([
        422,
        { password: 'Your password is incorrect.' },
      ]);
      const response = await asha.post('/api/account/deletion', { password: PASSWORD });
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { deleted: true, message: 'Your account has been deleted.' },
      ]);

      expect((await asha.get('/api/session')).json()).toMatchObject({ user: null });
      expect((await asha.get('/api/account/data')).statusCode).toBe(401);
      const user = await app.db.selectFrom('users').selectAll().where('id', '=', 'asha').executeTakeFirst();
      expect(user).toMatchObject({ name: 'Deleted customer', password_hash: null, phone: null });
      expect(user?.email).toMatch(/@deleted\.invalid$/);
      for (const table of ['customer_addresses', 'contact_messages', 'appointment_messages'] as const) {
        expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
      expect(await app.db.selectFrom('appointments').select(['status', 'note']).execute()).toEqual([
        { status: 'cancelled', note: null },
      ]);
      const orders = await app.db.selectFrom('orders').selectAll().execute();
      expect(orders.find(({ number }) => number === finishedOrder.number)).toMatchObject({
        user_id: null,
        name: 'Ravi Kumar',
        line1: '4-2-17, Subedari',
        phone: '',
        gift_note: '',
      });
      expect(orders.find(({ number }) => number === openOrder.number)).toMatchObject({
        user_id: null,
        phone: '+919848022338',
      });
      const mailSubjects = (await listQueuedMails(app)).map(({ subject }) => subject);
      expect(mailSubjects).toContain('Your account has been deleted');
      expect(mailSubjects.filter((subject) => subject.startsWith('Cancelled: Asha'))).toHaveLength(1);

      const newRegistration = await guest.post('/api/register', {
        email: 'asha@example.in',
        password: PASSWORD,
        full_name: 'Asha Rao',
      });
      expect(newRegistration.statusCode).toBe(201);
    }));

  test('keeps the design of an open order and deletes unused designs', () =>
    withArtists({ env }, async ({ app, asha }) => {
      await setPassword(app);
      await insertPersonalisedCatalogue(app);
      const [orderedDesign, unusedDesign] = [await createDesign(app), await createDesign(app)];
      for (const design of [orderedDesign, unusedDesign]) {
        expect((await design.draw(createTextLayer())).statusCode).toBe(200);
      }
      await app.db.updateTable('designs').set({ user_id: 'asha' }).execute();
      const lines = [{ ...ORDER.lines[0], design_id: orderedDesign.id, design_token: orderedDesign.token }];
      await placeOrder(app, { lines }, asha);

      const share = await asha.post(`/api/designs/${orderedDesign.id}/share`);
      const sharedPath = `/api/designs/shared/${share.json<{ token: string }>().token}`;
      await app.inject({ method: 'POST', url: `${sharedPath}/answers`, payload: { comment: 'Lovely' } });

      const exportedData = (await asha.get('/api/account/data')).json<{ designs: { id: string }[] }>();
      expect(exportedData.designs.find(({ id }) => id === orderedDesign.id)).toMatchObject({
        shared_link: { created_at: expect.any(String) },
        answers: { comments: [{ comment: 'Lovely' }] },
      });
      expect(exportedData.designs.map(({ id }) => id).sort()).toEqual(
        [orderedDesign.id, unusedDesign.id].sort(),
      );
      await asha.post('/api/account/deletion', { password: PASSWORD });
      expect(await app.db.selectFrom('designs').select(['id', 'user_id']).execute()).toEqual([
        { id: orderedDesign.id, user_id: null },
      ]);
      expect((await app.inject(sharedPath)).statusCode).toBe(404);
      expect(await app.db.selectFrom('design_answers').select('id').execute()).toEqual([]);
    }));
});

test('mails a deletion link to an account without a password, and deletes the account when the link is confirmed', async (fixture) => {
  const { app, clock, asha, guest } = fixture;
  const response = await asha.post('/api/account/deletion', {});
  expect(response.json()).toEqual({
    deleted: false,
    message: 'We have sent a link to asha@example.in. Open it within an hour to delete your account.',
  });
  expect((await asha.get('/api/session')).json()).toMatchObject({ user: { userId: 'asha' } });
  const [mail] = await app.db.selectFrom('outbox').select('content').execute();
  const token = /your-data\/delete\?token=([\w-]+)/.exec(mail?.content ?? '')?.[1] ?? '';
  expect(token).toHaveLength(43);

  expect((await guest.post('/api/account/deletion/confirm', { token: 'x' })).statusCode).toBe(404);
  clock.advance(61 * 60_000);
  expect((await guest.post('/api/account/deletion/confirm', { token })).statusCode).toBe(404);
  clock.advance(-30 * 60_000);
  const confirmationResponse = await guest.post('/api/account/deletion/confirm', { token });
  expect(confirmationResponse.json()).toEqual({ deleted: true, message: 'Your account has been deleted.' });
  expect((await asha.get('/api/session')).json()).toMatchObject({ user: null });
  expect((await guest.post('/api/account/deletion/confirm', { token })).statusCode).toBe(404);
});

test('omits contact messages of an unverified address', async ({ asha, guest }) => {
  await guest.post('/api/contact', CONTACT);
  expect((await asha.get('/api/account/data')).json()).toMatchObject({
    contact_messages: [],
    grievances: [],
  });
});
