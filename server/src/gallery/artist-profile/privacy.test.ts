import { sql } from 'kysely';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import type { Browser } from '../../testing/browser.ts';
import { createBrowser } from '../../testing/browser.ts';
import {
  ARTIST_PASSWORD,
  createArtworkForm,
  type GalleryFixture,
  withGallery,
} from '../../testing/gallery.ts';
import { BOOKING } from '../../testing/artists.ts';

type BrowserResponse = ReturnType<Browser['get']>;

/** Requests that are allowed only to the artist Ravi. */
const CALLS: Record<string, (browser: Browser) => BrowserResponse> = {
  'changing the profile': (browser) => browser.put('/api/artists/ravi', { bio: 'Not mine.' }),
  'changing the hours': (browser) => browser.put('/api/artists/ravi/', { availability: [] }),
  'changing the password': (browser) =>
    browser.post('/api/artists/ravi/changepassword', {
      old_password: ARTIST_PASSWORD,
      new_password: 'dots on the deer',
    }),
  'uploading an artwork': async (browser) =>
    browser.post('/api/artists/ravi/gallery', undefined, await createArtworkForm({ artTypes: ['Gond'] })),
  'changing an artwork': (browser) => browser.patch('/api/artists/ravi/gallery/deer', { title: 'Mine' }),
  'replacing an artwork': (browser) => browser.put('/api/artists/ravi/gallery/deer', { title: 'Mine' }),
  'sorting the gallery': (browser) => browser.put('/api/artists/ravi/gallery/order', { ids: ['deer'] }),
  'deleting an artwork': (browser) => browser.delete('/api/artists/ravi/gallery/deer'),
  'reading the sessions': (browser) => browser.get('/api/artists/ravi/sessions'),
  'reading the calendar’s address': (browser) => browser.get('/api/artists/ravi/calendar-feed'),
  'renewing the calendar’s address': (browser) => browser.post('/api/artists/ravi/calendar-feed'),
};

/** Returns the rows of all tables as one JSON text, without the rows of `exceptTable`. */
async function readAllRows({ app: { db } }: GalleryFixture, exceptTable?: string): Promise<string> {
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => name !== exceptTable)
    .sort();
  const rows = await Promise.all(
    tables.map(async (name) => (await sql`select * from ${sql.table(name)} order by 1, 2`.execute(db)).rows),
  );
  return JSON.stringify(rows);
}

/** Triggers insert a row into this table when a statement updates content, even when no value changes. */
const CONTENT_CHANGES_TABLE = 'content_changes';

describeOnEveryDatabase((database) => {
  test('refuses requests of other artists, customers and guests', () =>
    withGallery(
      async (fixture) => {
        const { app, meera, asha, guest } = fixture;
        await asha.post('/api/appointments', { ...BOOKING, artist_id: 'ravi', art_type: 'Gond' });
        await fixture.ravi.get('/api/artists/ravi/calendar-feed');
        const browserWithForgedToken = createBrowser(app);
        browserWithForgedToken.cookies.set('rangmala_artist', 'x'.repeat(43));
        browserWithForgedToken.cookies.set('artistLoggedIn', 'true');
        browserWithForgedToken.cookies.set('artistId', 'ravi');
        // The token of a customer is invalid in the cookie of an artist.
        const browserWithCustomerToken = createBrowser(app);
        browserWithCustomerToken.cookies.set('rangmala_artist', asha.cookies.get('rangmala_session') ?? '');

        const rowsBefore = await readAllRows(fixture);
        for (const [name, call] of Object.entries(CALLS)) {
          const responseToOther = await call(meera);
          expect([name, responseToOther.statusCode, responseToOther.json()]).toEqual([
            name,
            403,
            { detail: 'This is not your profile.' },
          ]);
          for (const browser of [guest, browserWithForgedToken, browserWithCustomerToken, asha]) {
            const response = await call(browser);
            expect([name, response.statusCode, response.json()]).toEqual([
              name,
              401,
              { detail: 'Please sign in.' },
            ]);
          }
        }
        expect(await readAllRows(fixture)).toBe(rowsBefore);
        expect((await browserWithForgedToken.get('/api/session')).json()).toEqual({
          user: null,
          artist: null,
        });
      },
      { database },
    ));

  test('refuses changes of other artists’ artworks and profiles, and ignores fields that an artist may not change', () =>
    withGallery(
      async (fixture) => {
        const { meera } = fixture;
        const rowsBefore = await readAllRows(fixture, CONTENT_CHANGES_TABLE);
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
        // A save increments the schedule version. Nothing else may differ.
        const versionPattern = /"schedule_version":\d+/g;
        expect((await readAllRows(fixture, CONTENT_CHANGES_TABLE)).replace(versionPattern, '')).toBe(
          rowsBefore.replace(versionPattern, ''),
        );
      },
      { database },
    ));
});

test('checks the session before it validates the request', () =>
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
      const response = await guest.get(`/api${path}`);
      expect(response.statusCode).toBe(200);
      expect(response.body).not.toMatch(/asha|Rangmala-|argon2|password|nonce|schedule_version/i);
    }
  }));
