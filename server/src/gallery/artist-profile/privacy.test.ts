import { sql } from 'kysely';
import { onEveryDatabase } from '../../testing/databases.ts';
import type { Browser } from '../../testing/browser.ts';
import { browserOf } from '../../testing/browser.ts';
import { ARTIST_PASSWORD, artworkForm, type GalleryFixture, withGallery } from '../../testing/gallery.ts';
import { BOOKING } from '../../testing/artists.ts';

type Answer = ReturnType<Browser['get']>;

/** Every call that reads or changes data of an artist, here Ravi's. */
const CALLS: Record<string, (browser: Browser) => Answer> = {
  'changing the profile': (browser) => browser.put('/api/artists/ravi', { bio: 'Not mine.' }),
  'changing the week': (browser) => browser.put('/api/artists/ravi/', { availability: [] }),
  'changing the password': (browser) =>
    browser.post('/api/artists/ravi/changepassword', {
      old_password: ARTIST_PASSWORD,
      new_password: 'dots on the deer',
    }),
  'uploading an artwork': async (browser) =>
    browser.post('/api/artists/ravi/gallery', undefined, await artworkForm({ artTypes: ['Gond'] })),
  'changing an artwork': (browser) => browser.patch('/api/artists/ravi/gallery/deer', { title: 'Mine' }),
  'replacing an artwork': (browser) => browser.put('/api/artists/ravi/gallery/deer', { title: 'Mine' }),
  'sorting the gallery': (browser) => browser.put('/api/artists/ravi/gallery/order', { ids: ['deer'] }),
  'taking an artwork down': (browser) => browser.delete('/api/artists/ravi/gallery/deer'),
  'reading the sessions': (browser) => browser.get('/api/artists/ravi/sessions'),
  'reading the calendar’s address': (browser) => browser.get('/api/artists/ravi/calendar-feed'),
  'renewing the calendar’s address': (browser) => browser.post('/api/artists/ravi/calendar-feed'),
};

/** Returns every row of every table that an artist's calls could change, as one text. */
async function everything({ app: { db } }: GalleryFixture, except?: string): Promise<string> {
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => name !== except)
    .sort();
  const rows = await Promise.all(
    tables.map(async (name) => (await sql`select * from ${sql.table(name)} order by 1, 2`.execute(db)).rows),
  );
  return JSON.stringify(rows);
}

/** This table records every save of a profile, also without changes. */
const SAVES = 'content_changes';

onEveryDatabase((database) => {
  test('rejects every change by another artist, a customer or a guest', () =>
    withGallery(
      async (fixture) => {
        const { app, meera, asha, guest } = fixture;
        await asha.post('/api/appointments', { ...BOOKING, artist_id: 'ravi', art_type: 'Gond' });
        await fixture.ravi.get('/api/artists/ravi/calendar-feed');
        const forged = browserOf(app);
        forged.cookies.set('rangmala_artist', 'x'.repeat(43));
        forged.cookies.set('artistLoggedIn', 'true');
        forged.cookies.set('artistId', 'ravi');
        // A customer's token is not valid as an artist's.
        const crossed = browserOf(app);
        crossed.cookies.set('rangmala_artist', asha.cookies.get('rangmala_session') ?? '');

        const before = await everything(fixture);
        for (const [name, call] of Object.entries(CALLS)) {
          const others = await call(meera);
          expect([name, others.statusCode, others.json()]).toEqual([
            name,
            403,
            { detail: 'This is not your profile.' },
          ]);
          for (const browser of [guest, forged, crossed, asha]) {
            const answer = await call(browser);
            expect([name, answer.statusCode, answer.json()]).toEqual([
              name,
              401,
              { detail: 'Please sign in.' },
            ]);
          }
        }
        expect(await everything(fixture)).toBe(before);
        expect((await forged.get('/api/session')).json()).toEqual({ user: null, artist: null });
      },
      { database },
    ));

  test('keeps artists from changing artworks of others', () =>
    withGallery(
      async (fixture) => {
        const { meera } = fixture;
        const before = await everything(fixture, SAVES);
        const statuses = [
          await meera.patch('/api/artists/meera/gallery/deer', { title: 'Mine' }),
          await meera.put('/api/artists/meera/gallery/deer', { art_types: ['Warli'] }),
          await meera.delete('/api/artists/meera/gallery/deer'),
          await meera.put('/api/artists/meera/gallery/order', { ids: ['dance', 'well', 'deer'] }),
          await meera.put('/api/artists/meera%2F..%2Fravi', { bio: 'Mine' }),
          await meera.put('/api/artists/meera/../ravi', { bio: 'Mine' }),
          await meera.put('/api/artists/Ravi', { bio: 'Mine' }),
        ].map(({ statusCode }) => statusCode);
        expect(statuses).toEqual([404, 404, 404, 409, 403, 403, 403]);
        // Fields that an artist may not change are ignored.
        await meera.put('/api/artists/meera', { id: 'ravi', rating: 5, featured: 1, artist_id: 'ravi' });
        await meera.patch('/api/artists/meera/gallery/well', { artist_id: 'ravi', image: '/x' });
        // Saving increments the schedule's version; nothing else may differ.
        const held = /"schedule_version":\d+/g;
        expect((await everything(fixture, SAVES)).replace(held, '')).toBe(before.replace(held, ''));
      },
      { database },
    ));
});

test('checks the artist before the rules', () =>
  withGallery(async ({ guest, meera }) => {
    expect((await guest.put('/api/artists/ravi', { bio: 7 })).statusCode).toBe(401);
    expect((await meera.put('/api/artists/ravi', { bio: 7 })).statusCode).toBe(403);
    expect((await meera.put('/api/artists/nobody', {})).statusCode).toBe(403);
    expect((await guest.post('/api/artists/ravi/gallery', { title: 'x' })).statusCode).toBe(401);
  }));

test('returns no customer data and no secret in public responses', () =>
  withGallery(async ({ asha, meera, guest }) => {
    await asha.post('/api/appointments', BOOKING);
    await meera.get('/api/artists/meera/calendar-feed');
    for (const path of [
      '/art-gallery',
      '/art-gallery/artist',
      '/art-gallery/type',
      '/artists/meera',
      '/artists/meera/gallery',
      '/artists/meera/appointments',
    ]) {
      const answer = await guest.get(`/api${path}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(/asha|Rangmala-|argon2|password|nonce|schedule_version/i);
    }
  }));
