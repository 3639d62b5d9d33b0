import type { Appointment, ArtistSessions, CalendarFeed } from '@rangmala/shared/contract';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { type GalleryFixture, test } from '../../testing/gallery.ts';
import { BOOKING } from '../../testing/artists.ts';
import { expectError } from '../../testing/errors.ts';

const FEED_PATH = '/api/artists/meera/calendar-feed';
const MONDAY_NOON_MS = 3 * 24 * 60 * 60_000 + 3 * 60 * 60_000;

const book = async ({ asha }: GalleryFixture, change: object = {}) => {
  const response = await asha.post('/api/appointments', { ...BOOKING, ...change });
  expect(response.statusCode).toBe(201);
  return response.json<Appointment>();
};
const fetchSessions = async ({ meera }: GalleryFixture) =>
  (await meera.get('/api/artists/meera/sessions')).json<ArtistSessions>();
const fetchFeedPath = async ({ meera }: GalleryFixture) => {
  const { url } = (await meera.get(FEED_PATH)).json<CalendarFeed>();
  expect(url).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
};

describeOnEveryDatabase(() => {
  test('lists today’s and later sessions with the customer and the meeting link', async (fixture) => {
    const { bala, meera, clock } = fixture;
    const chatBooking = {
      time: '14:00:00',
      session_type: 'Chat',
      art_type: 'block-print',
      product: 'Mugs',
    };
    await book(fixture, chatBooking);
    const video = await book(fixture);
    const cancelledAppointment = await book(fixture, { time: '11:30:00' });
    await fixture.asha.delete(`/api/appointments/${cancelledAppointment.id}`);
    await bala.post('/api/appointments', { ...BOOKING, user_id: 'bala', date: '2026-11-30' });

    const response = await meera.get('/api/artists/meera/sessions/');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const { date, today, coming, meetings } = response.json<ArtistSessions>();
    expect([date, today]).toEqual(['2026-11-20', []]);
    expect(meetings?.needs_host_sign_in).toBe(true);
    expect(meetings?.test_link).toMatch(/^https:\/\/meet\.jit\.si\/Rangmala-test-/);
    expect(coming).toEqual([
      {
        id: video.id,
        date: '2026-11-23',
        time: '10:30:00',
        customer_name: 'Asha',
        art_type: 'Warli',
        session_type: 'Jitsi Meet',
        meeting_link: video.meeting_link,
        is_over: false,
        has_begun: false,
      },
      {
        id: expect.any(String),
        date: '2026-11-23',
        time: '14:00:00',
        customer_name: 'Asha',
        art_type: 'Block Print',
        session_type: 'Chat',
        product: 'Mugs',
        is_over: false,
        has_begun: false,
      },
      expect.objectContaining({ date: '2026-11-30', customer_name: 'Bala' }),
    ]);

    clock.advance(MONDAY_NOON_MS);
    const laterSessions = await fetchSessions(fixture);
    expect(laterSessions.date).toBe('2026-11-23');
    expect(laterSessions.today.map(({ time, is_over }) => [time, is_over])).toEqual([
      ['10:30:00', true],
      ['14:00:00', false],
    ]);
    expect(laterSessions.coming.map(({ date: day }) => day)).toEqual(['2026-11-30']);
    expect(laterSessions.coming_total).toBe(1);
  });

  test('lists each session once in the feed, in UTC, with the same UID as in the customer’s calendar file', async (fixture) => {
    const { asha, guest } = fixture;
    const video = await book(fixture);
    const call = await book(fixture, { time: '14:00:00', session_type: 'Call' });
    const feedPath = await fetchFeedPath(fixture);
    const response = await guest.get(feedPath);
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'text/calendar; charset=utf-8', 'no-store']);
    const lines = response.body.replace(/\r\n /g, '').split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Rangmala: Meera Devi’s sessions',
        `UID:${video.id}`,
        'DTSTART:20261123T050000Z',
        'DTEND:20261123T053000Z',
        'SUMMARY:Warli session with Asha',
        `LOCATION:${video.meeting_link ?? ''}`,
        `UID:${call.id}`,
        'LOCATION:Call',
      ]),
    );
    expect(response.body).not.toContain('@example.in');
    const customerFile = await asha.get(`/api/appointments/${video.id}/calendar.ics`);
    expect(customerFile.body).toContain(`UID:${video.id}`);

    await asha.put(`/api/appointments/${call.id}`, {
      date: BOOKING.date,
      time: '14:30:00',
      session_type: 'Chat',
    });
    await asha.delete(`/api/appointments/${video.id}`);
    const feedText = (await guest.get(feedPath)).body;
    expect(feedText).not.toContain(video.id);
    expect(feedText).toContain(`UID:${call.id}\r\nSEQUENCE:1`);
    expect(feedText).toContain('DTSTART:20261123T090000Z');
  });

  test('keeps the feed address until the artist renews it', async (fixture) => {
    const { meera, ravi, guest } = fixture;
    const [feedPath, secondFeedPath] = await Promise.all([fetchFeedPath(fixture), fetchFeedPath(fixture)]);
    expect(secondFeedPath).toBe(feedPath);
    expect((await guest.get(feedPath)).statusCode).toBe(200);
    const raviFeedUrl = (await ravi.get('/api/artists/ravi/calendar-feed')).json<CalendarFeed>().url;
    expect(raviFeedUrl).not.toContain(feedPath);

    const renewedPath = new URL((await meera.post(FEED_PATH)).json<CalendarFeed>().url).pathname;
    expect(renewedPath).not.toBe(feedPath);
    expect(await fetchFeedPath(fixture)).toBe(renewedPath);
    expect((await guest.get(renewedPath)).statusCode).toBe(200);
    expect((await guest.get(new URL(raviFeedUrl).pathname)).body).toContain('Ravi Shyam');
    for (const path of [feedPath, `/api/calendar/${'a'.repeat(43)}.ics`, renewedPath.replace('.ics', '')]) {
      const response = await guest.get(path);
      expectError(response, 404, 'There is no such calendar.');
    }
  });
});
