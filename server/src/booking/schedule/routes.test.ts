import { BOOKING, test } from '../../testing/artists.ts';

test('returns the number of free times for each day and the next free time', async ({ asha, guest }) => {
  await asha.post('/api/appointments', { ...BOOKING, time: '10:00:00' });
  const response = await guest.get('/api/artists/meera/free-days?from=2026-11-22&days=3');
  expect(response.json()).toEqual({
    days: [
      { date: '2026-11-22', free: 0 },
      { date: '2026-11-23', free: 5 },
      { date: '2026-11-24', free: 0 },
    ],
    next: { date: '2026-11-23', time: '10:30:00', label: '10:30 AM' },
  });
  expect((await guest.get('/api/artists/none/free-days')).statusCode).toBe(404);
  expect((await guest.get('/api/artists/meera/free-days?days=1000')).statusCode).toBe(400);
  expect((await guest.get('/api/artists/meera/free-days?from=soon')).statusCode).toBe(400);
});
