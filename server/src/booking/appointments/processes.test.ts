import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Appointment, BookingConflict } from '@rangmala/shared/contract';
import { type Database, openDatabase } from '../../database/database.ts';
import { insertSession } from '../../accounts/sessions/store.ts';
import { withFolder } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { createTestDatabase, type DatabaseKind } from '../../testing/test-database.ts';
import { type ServerProcess, type ServerStarter, withServerProcesses } from '../../testing/server-process.ts';
import { addCustomers, BOOKING, insertArtists } from '../../testing/artists.ts';
import { addDays, toBusinessTime, formatTimeOfDay } from '../../lib/business-time-zone.ts';

interface Customer {
  id: string;
  cookie: string;
}

interface Fixture {
  dataDir: string;
  databaseUrl: string | undefined;
  customers: Customer[];
  start: () => Promise<ServerProcess>;
  /** Runs `work` with a separate connection to the database. */
  withDatabase: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
}

/** Runs `work` with a database of many customers and a function that starts servers on the database. */
async function withFixture(
  kind: DatabaseKind,
  customerCount: number,
  work: (fixture: Fixture) => Promise<void>,
): Promise<void> {
  await withFolder(async (dataDir) => {
    const { url: databaseUrl, drop } = await createTestDatabase(kind);
    const withDatabase: Fixture['withDatabase'] = async (work) => {
      const db = await openDatabase({ dataDir, databaseUrl });
      return work(db).finally(() => db.destroy());
    };
    try {
      const customers = await withDatabase((db) => insertCustomers(db, customerCount));
      await withServerProcesses((start: ServerStarter) =>
        work({
          dataDir,
          databaseUrl,
          customers,
          withDatabase,
          start: () => start({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
        }),
      );
    } finally {
      await drop();
    }
  });
}

async function insertCustomers(db: Database, count: number): Promise<Customer[]> {
  await insertArtists(db);
  const ids = Array.from({ length: count }, (_, index) => `customer${index}`);
  await addCustomers(db, ids);
  const customers: Customer[] = [];
  for (const id of ids) {
    const token = await insertSession(db, new Date(), 'customer', id);
    customers.push({ id, cookie: `rangmala_session=${token}` });
  }
  return customers;
}

/** Time limit of a test that starts servers. */
const TEST_TIMEOUT_MS = 600_000;

/** Returns the date `days` days after today. */
const addDaysToToday = (days: number) => addDays(toBusinessTime(new Date()).date, days);

/** Books a session with Ravi, who has 48 time slots every day. */
const submitBooking = (server: ServerProcess, { id, cookie }: Customer, dateAndTime: object, key?: string) =>
  fetch(`${server.url}/api/appointments`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify({ ...BOOKING, artist_id: 'ravi', art_type: 'Gond', ...dateAndTime, user_id: id }),
  });

const listBookings = (db: Database) =>
  db.selectFrom('appointments').select(['id', 'user_id', 'slot']).execute();

describeOnEveryDatabase((kind) => {
  test(
    'accepts one of 200 concurrent bookings of one time slot',
    () =>
      withFixture(kind, 200, async ({ customers, start, withDatabase }) => {
        // Two server processes share PostgreSQL. The embedded database allows only one process.
        const servers = await Promise.all(kind === 'embedded' ? [start()] : [start(), start()]);
        const dateAndTime = { date: addDaysToToday(7), time: '10:30:00' };
        const responses = await Promise.all(
          customers.map(async (customer, index) => {
            const server = servers[index % servers.length] as ServerProcess;
            const response = await submitBooking(server, customer, dateAndTime);
            return {
              status: response.status,
              body: (await response.json()) as Appointment & BookingConflict,
            };
          }),
        );
        const acceptedResponses = responses.filter(({ status }) => status === 201);
        const refusedResponses = responses.filter(({ status }) => status === 409);
        expect([acceptedResponses.length, refusedResponses.length]).toEqual([1, 199]);
        expect(refusedResponses.every(({ body }) => body.nearest?.length === 6)).toBe(true);
        expect(await withDatabase(listBookings)).toMatchObject([{ id: acceptedResponses[0]?.body.id }]);
      }),
    TEST_TIMEOUT_MS,
  );

  test(
    'stores each confirmed booking and its mail once when the server is killed in 20 rounds',
    () =>
      withFixture(kind, 8, async ({ customers, start, withDatabase, dataDir }) => {
        const confirmedBookings = new Map<string, string>();
        let interruptedRounds = 0;
        let unansweredRequests: {
          customer: Customer;
          dateAndTime: { date: string; time: string };
          key: string;
        }[] = [];
        for (let round = 0; round < 20; round += 1) {
          const server = await start();
          const newRequests = Array.from({ length: 16 }, (_, index) => ({
            customer: customers[index % customers.length] as Customer,
            dateAndTime: { date: addDaysToToday(7 + round), time: formatTimeOfDay(index * 30) },
            key: `${round}-${index}`,
          }));
          // Repeats unanswered requests like a client after a broken connection.
          const requests = [...unansweredRequests, ...newRequests];
          unansweredRequests = [];
          let responseCount = 0;
          await Promise.all(
            requests.map(async (request) => {
              try {
                const response = await submitBooking(
                  server,
                  request.customer,
                  request.dateAndTime,
                  request.key,
                );
                const { id } = (await response.json()) as Appointment;
                expect([200, 201]).toContain(response.status);
                confirmedBookings.set(request.key, id);
                // The number of responses before the kill varies from round to round.
                if ((responseCount += 1) === 1 + (round % 7)) await server.kill();
              } catch (error) {
                // fetch throws a TypeError when the connection breaks.
                if ((error as Error).name !== 'TypeError') throw error;
                unansweredRequests.push(request);
              }
            }),
          );
          await server.kill();
          if (unansweredRequests.length > 0) interruptedRounds += 1;
        }
        // The kills must have interrupted requests in more than half of the rounds.
        expect(interruptedRounds).toBeGreaterThan(10);
        expect(confirmedBookings.size).toBeGreaterThan(20);
        const rows = await withDatabase(listBookings);
        const ids = rows.map(({ id }) => id);
        expect([...confirmedBookings.values()].filter((id) => !ids.includes(id))).toEqual([]);
        expect(new Set(confirmedBookings.values()).size).toBe(confirmedBookings.size);
        expect(new Set(rows.map(({ slot }) => slot)).size).toBe(rows.length);
        // Every booking has a queued or a delivered mail.
        const queuedMails = await withDatabase((db) => db.selectFrom('outbox').select('id').execute());
        const deliveredMails = (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((name) =>
          name.endsWith('.eml'),
        );
        const mails = new Set([
          ...queuedMails.map(({ id }) => id),
          ...deliveredMails.map((name) => name.slice(0, -4)),
        ]);
        expect(mails.size).toBe(rows.length);
      }),
    TEST_TIMEOUT_MS,
  );
});
