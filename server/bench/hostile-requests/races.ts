import { saveProductSupply } from '../../src/shop/products/supply.ts';
import type { Checks } from './checks.ts';
import { type ReceivedResponse, parseResponse, send, sendOrThrow } from './client.ts';
import {
  createBookingBody,
  listArtists,
  listFreeTimes,
  createOrderBody,
  PRODUCT_ID,
  registerCustomer,
} from './people.ts';
import { type RunningSite, withRunningSite } from './running-site.ts';

/*
 * Sends the same write many times at once: bookings of one time slot, orders of the last pieces, and registrations of
 * one email address. Also repeats one order, one booking and one cancellation.
 */

const BUYERS = 40;
const PIECES = 3;
const REPETITIONS = 10;

export async function checkRaces(checks: Checks): Promise<void> {
  await withRunningSite(async (site) => {
    await bookOneTimeSlot(checks, site);
    await orderLastPieces(checks, site);
    await registerOneEmail(checks, site);
    await repeatOrdersAndBookings(checks, site);
    await repeatCancellations(checks, site);
  });
}

const runParallel = <T>(count: number, create: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => create(index)));

/** Checks the numbers of responses by status, such as `{ 201: 1, 409: 9 }`. */
function checkStatuses(
  checks: Checks,
  name: string,
  responses: readonly ReceivedResponse[],
  expected: Record<number, number>,
): void {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  checks.check(
    JSON.stringify(counts) === JSON.stringify(expected),
    `${name}: ${JSON.stringify(counts)} instead of ${JSON.stringify(expected)}`,
  );
}

async function bookOneTimeSlot(checks: Checks, { base }: RunningSite): Promise<void> {
  const customers = await runParallel(8, (index) => registerCustomer(base, `racer${index}`));
  for (const artist of (await listArtists(base)).slice(0, 5)) {
    const [time] = await listFreeTimes(base, artist.id, 1);
    if (!time) continue;
    const responses = await Promise.all(
      customers.map((customer) =>
        send(base, '/api/appointments', {
          method: 'POST',
          cookie: customer.cookie,
          body: createBookingBody(customer, artist, time),
        }),
      ),
    );
    checkStatuses(checks, `bookings of one time of ${artist.id}`, responses, { 201: 1, 409: 7 });
    const booked = await sendOrThrow<object[]>(base, `/api/artists/${artist.id}/appointments`);
    checks.check(booked.length === 1, `${artist.id} has ${booked.length} booked times`);
  }
}

async function orderLastPieces(checks: Checks, site: RunningSite): Promise<void> {
  const db = await site.openDatabase();
  await saveProductSupply(db, PRODUCT_ID, { stock: PIECES });
  await db.destroy();
  const body = await createOrderBody(site.base);
  const responses = await runParallel(BUYERS, (index) =>
    send(site.base, '/api/orders', {
      method: 'POST',
      body,
      headers: { 'idempotency-key': `last-${index}` },
    }),
  );
  checkStatuses(checks, 'orders of the last pieces', responses, { 201: PIECES, 409: BUYERS - PIECES });
}

async function registerOneEmail(checks: Checks, { base }: RunningSite): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    const responses = await runParallel(REPETITIONS, (index) =>
      send(base, '/api/register', {
        method: 'POST',
        body: {
          // The server must treat email addresses that differ only in case as the same address.
          email: index % 2 === 0 ? `twin${round}@hostile.example` : `TWIN${round}@hostile.example`,
          password: 'a long new password',
          full_name: `Twin ${index}`,
        },
      }),
    );
    checkStatuses(checks, `registrations of one email, round ${round}`, responses, {
      201: 1,
      409: REPETITIONS - 1,
    });
  }
}

async function repeatOrdersAndBookings(checks: Checks, { base }: RunningSite): Promise<void> {
  const items = await sendOrThrow<{ id: string; price: number }[]>(base, '/api/items?category=mugs');
  const item = items.find(({ id }) => id !== PRODUCT_ID);
  const order = await createOrderBody(base, {
    lines: [{ product_id: item?.id, options: {}, quantity: 1 }],
    expected_total: item?.price,
  });
  for (let round = 0; round < 5; round += 1) {
    const responses = await runParallel(REPETITIONS, () =>
      send(base, '/api/orders', {
        method: 'POST',
        body: order,
        headers: { 'idempotency-key': `twice-${round}` },
      }),
    );
    const numbers = new Set(responses.map((response) => parseResponse<{ number?: string }>(response).number));
    checks.check(
      numbers.size === 1 && !numbers.has(undefined),
      `One order sent ${REPETITIONS} times: ${responses.map(({ status }) => status).join()}, ${[...numbers].join()}`,
    );
  }
  const customer = await registerCustomer(base, 'double');
  for (const artist of (await listArtists(base)).slice(0, 5)) {
    const [, time] = await listFreeTimes(base, artist.id, 2);
    if (!time) continue;
    const responses = await runParallel(REPETITIONS, () =>
      send(base, '/api/appointments', {
        method: 'POST',
        cookie: customer.cookie,
        headers: { 'idempotency-key': `twice-${artist.id}` },
        body: createBookingBody(customer, artist, time),
      }),
    );
    const ids = new Set(responses.map((response) => parseResponse<{ id?: string }>(response).id));
    checks.check(
      ids.size === 1 && !ids.has(undefined),
      `One booking sent ${REPETITIONS} times: ${responses.map(({ status }) => status).join()}`,
    );
  }
  const appointments = await sendOrThrow<object[]>(base, `/api/appointments/user/${customer.id}`, {
    cookie: customer.cookie,
  });
  checks.check(
    appointments.length === 5,
    `The customer has ${appointments.length} appointments instead of 5`,
  );
}

async function repeatCancellations(checks: Checks, { base }: RunningSite): Promise<void> {
  const customer = await registerCustomer(base, 'canceller');
  const artist = (await listArtists(base))[5];
  if (!artist) return;
  for (const time of await listFreeTimes(base, artist.id, 3)) {
    const { id } = await sendOrThrow<{ id: string }>(base, '/api/appointments', {
      method: 'POST',
      cookie: customer.cookie,
      body: createBookingBody(customer, artist, time),
    });
    const responses = await runParallel(REPETITIONS, () =>
      send(base, `/api/appointments/${id}`, { method: 'DELETE', cookie: customer.cookie }),
    );
    // A repeated cancellation succeeds without effect.
    checkStatuses(checks, 'cancellations of one appointment', responses, { 204: REPETITIONS });
  }
}
