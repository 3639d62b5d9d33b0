import type { PublicArtist } from '@rangmala/shared/contract';
import { BOOKING } from '../testing/artists.ts';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import { test } from '../testing/gallery.ts';

describeOnEveryDatabase(() => {
  test('returns the artist with artworks and the next free times', async ({ guest, asha }) => {
    const fetchPublicArtist = async () =>
      (await guest.get('/api/art-gallery/artist/meera')).json<PublicArtist>();
    const before = await fetchPublicArtist();
    expect(before.artist).toMatchObject({ id: 'meera', name: 'Meera Devi' });
    expect(before.artworks.map(({ title }) => title)).toEqual(['The Dance', 'The Well']);
    expect(before.artwork_count).toBe(2);
    expect(before.next_times).toHaveLength(6);
    expect(before.next_times[0]).toEqual({ date: '2026-11-23', time: '10:00:00', label: '10:00 AM' });

    expect((await asha.post('/api/appointments', BOOKING)).statusCode).toBe(201);
    const after = await fetchPublicArtist();
    expect(before.next_times.map(({ time }) => time)).toContain('10:30:00');
    expect(
      after.next_times.filter(({ date }) => date === BOOKING.date).map(({ time }) => time),
    ).not.toContain('10:30:00');
  });
});
