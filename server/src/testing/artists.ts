import type { BookingRequest } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Updateable } from 'kysely';
import type { Database } from '../database/database.ts';
import { insertSession } from '../accounts/sessions/sessions.ts';
import type { ArtistRow } from '../database/booking-tables.ts';
import { type TestAppOptions, withApp } from './app.ts';
import { type Browser, createBrowser } from './browser.ts';
import { createClock, type TestClock } from './clock.ts';
import { type OptionsAndWork, readOptions, testWith } from './test-with.ts';

/**
 * Start time of tests with this fixture: Friday, 20 November 2026, 9:00 AM in business time. The next Monday is the
 * 23rd.
 */
export const FRIDAY_MORNING = '2026-11-20T03:30:00.000Z';

/**
 * Inserts three art types and two artists. Meera (Warli, Block Print) can be booked on Mondays from 10:00 to 12:00 and
 * from 14:00 to 15:00 business time. Ravi (Gond) can be booked at all times.
 */
export async function insertArtists(db: Database): Promise<void> {
  const artTypes = ['Warli', 'Block Print', 'Gond'];
  await db
    .insertInto('art_types')
    .values(
      artTypes.map((name, position) => ({
        slug: name.toLowerCase().replace(' ', '-'),
        name,
        type: 'Folk',
        popularity: 10 - position,
        position,
      })),
    )
    .execute();
  const commonColumns = { testimonial: 'Lovely.', rating_tenths: 48, password_hash: null };
  await db
    .insertInto('artists')
    .values([
      {
        id: 'ravi',
        name: 'Ravi Shyam',
        image: '/media/r/ravi-600x600.webp',
        placeholder: null,
        bio: 'Dots.',
        position: 1,
        ...commonColumns,
      },
      {
        id: 'meera',
        name: 'Meera Devi',
        image: '/media/m/meera-600x600.webp',
        placeholder: 'data:m',
        bio: 'White on earth.',
        position: 0,
        ...commonColumns,
      },
    ])
    .execute();
  await db
    .insertInto('artist_art_types')
    .values([
      { artist_id: 'meera', art_type_slug: 'block-print', position: 1 },
      { artist_id: 'meera', art_type_slug: 'warli', position: 0 },
      { artist_id: 'ravi', art_type_slug: 'gond', position: 0 },
    ])
    .execute();
  await db
    .insertInto('artist_skills')
    .values([
      { artist_id: 'meera', position: 1, skill: 'Rice paste' },
      { artist_id: 'meera', position: 0, skill: 'Murals' },
    ])
    .execute();
  await db
    .insertInto('artist_availability')
    .values([
      { artist_id: 'meera', weekday: 0, start_minute: 840, end_minute: 900 },
      { artist_id: 'meera', weekday: 0, start_minute: 600, end_minute: 720 },
      ...[0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
        artist_id: 'ravi',
        weekday,
        start_minute: 0,
        end_minute: 1440,
      })),
    ])
    .execute();
}

/** A valid booking of the customer Asha with the artist Meera: Monday 10:30, Warli, by video. */
export const BOOKING: BookingRequest = {
  artist_id: 'meera',
  user_id: 'asha',
  date: '2026-11-23',
  time: '10:30:00',
  art_type: 'Warli',
  session_type: 'Jitsi Meet',
};

/** Inserts customers. A customer's name is the capitalised id. */
export async function addCustomers(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .insertInto('users')
    .values(
      ids.map((id) => ({
        id,
        email: `${id}@example.in`,
        name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
        password_hash: null,
        email_verified_at: null,
        created_at: '',
      })),
    )
    .execute();
}

/** Changes columns of the artist Meera. */
export async function updateMeera(
  { db }: Pick<FastifyInstance, 'db'>,
  columns: Updateable<ArtistRow>,
): Promise<void> {
  await db.updateTable('artists').set(columns).where('id', '=', 'meera').execute();
}

/** Creates a browser in which the customer is signed in. */
export async function createCustomerBrowser(app: FastifyInstance, userId: string): Promise<Browser> {
  const browser = createBrowser(app);
  browser.cookies.set('rangmala_session', await insertSession(app.db, app.now(), 'customer', userId));
  return browser;
}

/** Creates a browser in which the artist is signed in. */
export async function createArtistBrowser(app: FastifyInstance, artistId: string): Promise<Browser> {
  const browser = createBrowser(app);
  browser.cookies.set('rangmala_artist', await insertSession(app.db, app.now(), 'artist', artistId));
  return browser;
}

export interface ArtistsFixture {
  app: FastifyInstance;
  clock: TestClock;
  asha: Browser;
  bala: Browser;
  guest: Browser;
}

/**
 * Runs `work` with a server that has two artists and two customers. The server's clock starts at
 * {@link FRIDAY_MORNING}.
 */
export async function withArtists(
  ...args: OptionsAndWork<TestAppOptions, (fixture: ArtistsFixture) => Promise<void>>
): Promise<void> {
  const [options, work] = readOptions(args);
  const clock = createClock(FRIDAY_MORNING);
  await withApp({ ...options, dependencies: { now: clock.now, ...options.dependencies } }, async (app) => {
    await insertArtists(app.db);
    await addCustomers(app.db, ['asha', 'bala']);
    const [asha, bala] = [await createCustomerBrowser(app, 'asha'), await createCustomerBrowser(app, 'bala')];
    await work({ app, clock, asha, bala, guest: createBrowser(app) });
  });
}

/** Test with artists and customers; see {@link withArtists}. */
export const test = testWith<[fixture: ArtistsFixture]>(withArtists);
