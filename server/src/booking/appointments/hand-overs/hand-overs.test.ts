import type { Appointment, ArtistSessions, HandOver, Order } from '@rangmala/shared/contract';
import type { Design } from '@rangmala/shared/contract/designs';
import { listPrintJobs, requestPrintFiles } from '../../../shop/designs/index.ts';
import { makeNextPrintFiles } from '../../../shop/designs/print/worker.ts';
import { type ArtistsFixture, updateMeera, withArtists, test } from '../../../testing/artists.ts';
import { describeOnEveryDatabase } from '../../../testing/databases.ts';
import {
  addHandOverPicture,
  bookDesignedSession,
  eraseAsha,
  NEW_VERSION,
} from '../../../testing/hand-overs.ts';
import { deliverMails } from '../../../testing/mailbox.ts';
import { placeOrder, sendOrder } from '../../../testing/orders.ts';
import { expectErrorDetail } from '../../../testing/errors.ts';
import { runUploadCollector } from '../../../uploads/collector.ts';

const DAY_MS = 24 * 60 * 60_000;

const listSubjects = async ({ app }: ArtistsFixture) =>
  (await deliverMails(app))
    .map(({ subject }) => subject)
    .filter((subject) => !/Session|New session/.test(subject ?? ''));

describeOnEveryDatabase(() => {
  test('hands over, changes, approves and prints a design, and credits its artist', () =>
    withArtists({ env: { GSTIN: '36AAPFU0939F1ZW', UPI_ID: 'rangmala@okbank' } }, async (fixture) => {
      const { app, asha, clock } = fixture;
      const { id, meera, path, artistPath, handOver, read } = await bookDesignedSession(fixture);
      expect((await read()).status).toBe('none');
      const first = (await handOver()).versions[0];
      expect(await read()).toMatchObject({
        status: 'waiting_for_customer',
        rounds: { used: 0, included: 2 },
        can_print: false,
        versions: [{ version: 1, ...NEW_VERSION, pictures: [{ width: 600, height: 400 }] }],
        products: [{ id: '2', category: 'Mugs', area: { width: 300, height: 400 } }],
      });
      const firstPicture = first?.pictures[0]?.id ?? '';
      expect((await asha.get(`${path}/pictures/${firstPicture}`)).headers['content-type']).toBe('image/webp');

      const marks = [{ picture: firstPicture, x: 0.25, y: 0.5, note: 'Bluer' }];
      const change = { version: 1, text: 'A longer tail, please', marks };
      expect((await asha.post(`${path}/changes`, change)).json<HandOver>().events[1]).toMatchObject({
        kind: 'change_asked',
        version: 1,
        text: 'A longer tail, please',
        marks,
      });
      expect((await asha.post(`${path}/approval`, { version: 1 })).statusCode).toBe(409);
      const sessions = (await meera.get('/api/artists/meera/sessions')).json<ArtistSessions>();
      expect(sessions.coming[0]?.hand_over).toEqual({
        status: 'waiting_for_artist',
        version: 1,
        title: 'Peacock',
      });

      clock.advance(1000);
      const second = (await handOver()).versions[0];
      const picture = second?.pictures[0]?.id ?? '';
      const preview = `${path}/pictures/${picture}/products/1.jpg`;
      expect((await asha.get(preview)).statusCode).toBe(422);
      expect((await asha.post(`${path}/approval`, { version: 1 })).statusCode).toBe(409);
      const approved = await asha.post(`${path}/approval`, { version: 2, gallery: true });
      expect(approved.json()).toMatchObject({ status: 'approved', can_print: true, gallery_allowed: true });
      await asha.put(`${path}/gallery`, { gallery: false });
      expect((await read()).gallery_allowed).toBe(false);
      const [appointment] = (await asha.get('/api/appointments/user/asha')).json<Appointment[]>();
      expect(appointment?.hand_over).toMatchObject({ status: 'approved', version: 2 });
      expect((await asha.get(preview)).headers['content-type']).toBe('image/jpeg');

      const made = await asha.post(`${path}/designs`, { product_id: '1', picture });
      const { id: designId, token } = made.json<{ id: string; token: string }>();
      const design = (await asha.get(`/api/designs/${designId}`)).json<Design>();
      expect(design.sides[0]?.layers).toMatchObject([{ kind: 'picture', locked: true, width: 105 }]);
      expect(design.assets).toMatchObject([{ width: 600, height: 400 }]);
      expect(design.designed_by).toEqual([{ id: 'meera', name: 'Meera Devi', art_type: 'Warli' }]);
      const line = { product_id: '1', quantity: 1, design_id: designId, design_token: token };
      const order = await placeOrder(app, { lines: [line], payment: 'upi' }, asha);
      const { lines } = (await asha.get(`/api/orders/${order.number}`)).json<Order>();
      expect(lines[0]?.designed_by).toMatchObject([{ id: 'meera' }]);

      // An unordered design of a replaced version cannot be ordered, but the order is still printed.
      const unordered = (await asha.post(`${path}/designs`, { product_id: '1', picture })).json<{
        id: string;
      }>();
      clock.advance(1000);
      await handOver();
      const laterLine = { product_id: '1', quantity: 1, design_id: unordered.id };
      const refused = await sendOrder(app, { lines: [laterLine], payment: 'upi' }, { browser: asha });
      expectErrorDetail(refused, 422, /Meera Devi has replaced or withdrawn a picture/);
      expect((await asha.post(`${path}/designs`, { product_id: '1', picture })).statusCode).toBe(404);
      await requestPrintFiles(app.db, { designId, lineId: 'line-1', job: {}, now: app.now() });
      await makeNextPrintFiles(app);
      expect(await listPrintJobs(app.db, ['line-1'], app.now())).toMatchObject([{ state: 'ready' }]);
      expect((await meera.get(artistPath)).json<HandOver>().versions).toHaveLength(3);
      expect(
        await app.db.selectFrom('appointments').select('handed_over_at').where('id', '=', id).execute(),
      ).toEqual([{ handed_over_at: app.now().toISOString() }]);
    }));
});

test('includes two rounds, and refuses a third request for a change', async (fixture) => {
  const { asha } = fixture;
  const { path, handOver } = await bookDesignedSession(fixture);
  const ask = async (version: number) => asha.post(`${path}/changes`, { version, text: 'Smaller' });
  for (const version of [1, 2]) {
    await handOver();
    expect((await ask(version)).statusCode).toBe(201);
  }
  await handOver();
  const third = await ask(3);
  expectErrorDetail(
    third,
    422,
    'The 2 included rounds are used. Please write to Meera Devi in the messages.',
  );
});

test('mails each step once, and reminds the one who has to answer after two days', async (fixture) => {
  const { asha, clock } = fixture;
  const { path, handOver } = await bookDesignedSession(fixture);
  await handOver();
  expect(await listSubjects(fixture)).toEqual(['Your design by Meera Devi']);
  clock.advance(2 * DAY_MS);
  await asha.post(`${path}/changes`, { version: 1, text: 'Smaller' });
  const subjects = await listSubjects(fixture);
  expect(subjects).toEqual(['Your design by Meera Devi', 'Asha asks for a change']);
  clock.advance(2 * DAY_MS);
  expect(await listSubjects(fixture)).toContain('Asha is waiting for your new version');
  await handOver();
  clock.advance(2 * DAY_MS - 1000);
  expect(await listSubjects(fixture)).toHaveLength(4);
  clock.advance(1000);
  expect(await listSubjects(fixture)).toEqual(
    expect.arrayContaining([
      'A new version of your design by Meera Devi',
      'Your design by Meera Devi is waiting for you',
    ]),
  );
});

test('deletes pictures that were never handed over after 45 days, and keeps the others', async (fixture) => {
  const { app, clock } = fixture;
  const { id, meera, artistPath, handOver } = await bookDesignedSession(fixture);
  await handOver();
  await addHandOverPicture(meera, artistPath);
  const countFiles = async () => (await app.storage.list(`hand-overs/${id}`)).length;
  clock.advance(44 * DAY_MS);
  await runUploadCollector(app, app.now());
  expect(await countFiles()).toBe(4);
  clock.advance(2 * DAY_MS);
  await runUploadCollector(app, app.now());
  expect(await countFiles()).toBe(2);
});

test('makes no new design after the artist’s account was deleted, and erases the pictures with the customer', async (fixture) => {
  const { app, asha } = fixture;
  const { id, path, handOver } = await bookDesignedSession(fixture);
  const picture = (await handOver()).versions[0]?.pictures[0]?.id;
  await asha.post(`${path}/approval`, { version: 1 });
  await updateMeera(app, { deleted_at: app.now().toISOString() });
  expect((await asha.post(`${path}/designs`, { product_id: '1', picture })).statusCode).toBe(422);
  expect((await asha.get(path)).json<HandOver>().can_print).toBe(false);
  expect(await app.storage.list(`hand-overs/${id}`)).toHaveLength(2);
  await eraseAsha(app);
  expect(await app.storage.list(`hand-overs/${id}`)).toEqual([]);
  expect(await app.db.selectFrom('hand_overs').select('id').execute()).toEqual([]);
});
