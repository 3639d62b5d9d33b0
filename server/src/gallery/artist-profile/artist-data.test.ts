import { BOOKING, createArtistBrowser, test } from '../../testing/artists.ts';

test('exports the stored data of an artist without data of customers', async ({ app, asha }) => {
  const bookingResponse = await asha.post('/api/appointments', {
    ...BOOKING,
    note: 'Two peacocks, please.',
  });
  const { id } = bookingResponse.json<{ id: string }>();
  const createMessageRow = (author: 'customer' | 'artist', text: string) => ({
    id: author,
    appointment_id: id,
    author,
    text,
    image: null,
    created_at: '2026-11-20T04:00:00.000Z',
  });
  await app.db
    .insertInto('appointment_messages')
    .values([
      createMessageRow('artist', 'Bring a photo.'),
      createMessageRow('customer', 'I am Asha of Warangal.'),
    ])
    .execute();

  const pending_email = 'meera@example.in';
  await app.db.updateTable('artists').set({ pending_email }).where('id', '=', 'meera').execute();

  const earning = {
    kind: 'payout' as const,
    amount_paise: -100,
    note: 'UPI 77',
    at: '2026-11-20T04:00:00.000Z',
  };
  await app.db
    .insertInto('earnings')
    .values({ ...earning, id: 'e1', artist_id: 'meera', order_id: null, position: null })
    .execute();

  const meera = await createArtistBrowser(app, 'meera');
  const dayOff = { first_date: '2026-12-24', last_date: '2026-12-26' };
  await meera.post('/api/artists/meera/days-off', dayOff);
  const response = await meera.get('/api/artists/meera/data');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toBe('attachment; filename="your-data.json"');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({
    profile: { artist_id: 'meera', name: 'Meera Devi', pending_email },
    sessions: [{ status: 'booked', art_type: BOOKING.art_type }],
    days_off: [dayOff],
    earnings: [earning],
    messages: [{ text: 'Bring a photo.' }],
    signed_in_browsers: [{}],
  });
  expect(response.body).not.toMatch(/Asha|peacocks|argon2|password_hash/i);
});
