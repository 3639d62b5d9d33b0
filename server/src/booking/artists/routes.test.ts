import type { Artist } from '@rangmala/shared/contract';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { BOOKING, test } from '../../testing/artists.ts';
import { expectError } from '../../testing/errors.ts';

describeOnEveryDatabase(() => {
  test('lists the names of art types by position', async ({ guest }) => {
    expect((await guest.get('/api/artists/art-types')).json()).toEqual([
      { name: 'Warli' },
      { name: 'Block Print' },
      { name: 'Gond' },
    ]);
  });

  test('lists artists by the name or slug of an art type in upper or lower case', async ({ guest }) => {
    const fetchIds = async (query: string) => {
      const response = await guest.get(`/api/artists${query}`);
      expect(response.statusCode).toBe(200);
      return response.json<Artist[]>().map(({ id }) => id);
    };
    expect(await fetchIds('')).toEqual(['meera', 'ravi']);
    expect(await fetchIds('?art_type=Block%20Print')).toEqual(['meera']);
    expect(await fetchIds('/?art_type=block-print')).toEqual(['meera']);
    expect(await fetchIds('?art_type=GOND')).toEqual(['ravi']);
    expect(await fetchIds('?art_type=Oil')).toEqual([]);
    expect(await fetchIds('?art_type=')).toEqual([]);
    expect(await fetchIds("?art_type=';drop table artists;--")).toEqual([]);
  });

  test('returns an artist with art types, skills and hours, without the password', async ({ guest }) => {
    expect((await guest.get('/api/artists/meera')).json()).toEqual({
      id: 'meera',
      name: 'Meera Devi',
      image: '/media/m/meera-600x600.webp',
      placeholder: 'data:m',
      bio: 'White on earth.',
      testimonial: 'Lovely.',
      rating: 4.8,
      art_types: ['Warli', 'Block Print'],
      skills: ['Murals', 'Rice paste'],
      availability: [
        { weekday: 0, start_time: '10:00', end_time: '12:00' },
        { weekday: 0, start_time: '14:00', end_time: '15:00' },
      ],
      notice_hours: 12,
      max_sessions_per_day: null,
    });
    const ravi = (await guest.get('/api/artists/ravi')).json<{ availability: object[] }>();
    expect(ravi).not.toHaveProperty('placeholder');
    expect(ravi.availability[6]).toEqual({ weekday: 6, start_time: '00:00', end_time: '24:00' });
  });

  test('lists booked times without customer data', async ({ asha, guest, clock }) => {
    await asha.post('/api/appointments', BOOKING);
    await asha.post('/api/appointments', { ...BOOKING, time: '10:00:00' });
    const listBookedTimes = async () => (await guest.get('/api/artists/meera/appointments')).json<unknown>();
    expect(await listBookedTimes()).toEqual([
      { date: '2026-11-23', time: '10:00:00' },
      { date: '2026-11-23', time: '10:30:00' },
    ]);
    // Past sessions are not listed.
    clock.advance(4 * 24 * 60 * 60_000);
    expect(await listBookedTimes()).toEqual([]);
  });
});

test.each(['', '/appointments'])(
  'returns 404 for an unknown artist: /artists/nobody%s',
  async (subpath, { guest }) => {
    const response = await guest.get(`/api/artists/nobody${subpath}`);
    expectError(response, 404, 'Artist not found');
  },
);
