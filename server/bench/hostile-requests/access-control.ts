import type { Checks } from './checks.ts';
import { findMissingSentence, type RequestOptions, send } from './client.ts';
import { EXAMPLE_BODIES } from './example-bodies.ts';
import { listOperations, type Operation } from './operations.ts';
import { createPictureForm } from './people.ts';
import { createRecords, type Records } from './records.ts';
import { withRunningSite } from './running-site.ts';

/*
 * Calls operations with the ids of another person's records. The senders are a guest, a guest with a forged cookie,
 * another customer and another artist. The customer also calls operations with the ids of the artist's records, and
 * the artist calls operations with the ids of the customer's records. Only public operations may succeed, and no
 * response may contain a secret text of the owner. Then every write is sent with the headers of a browser on another
 * site and must be refused.
 */

/** Public operations with an id in the path. Guests may call these operations. */
const PUBLIC_OPERATIONS = new Set([
  'GET /products/{id}',
  'GET /artists/{id}',
  'GET /artists/{id}/appointments',
  'GET /artists/{id}/free-days',
  'GET /artists/{id}/gallery',
  'GET /art-gallery/artist/{id}',
  'GET /information/{page}',
  // Public, because the file name contains the secret token of the feed.
  'GET /calendar/{file}',
]);
/** Returns whether a payment gateway calls the operation. `hostile-payments.test.ts` tests these operations. */
const isGatewayOperation = ({ path }: Operation) => path.startsWith('/api/payments/');
/** Operations without an id in the path. Only a signed-in customer may call these operations. */
const CUSTOMER_OPERATIONS = new Set([
  'POST /change-password',
  'PUT /profile',
  'GET /profile',
  'GET /orders',
  'GET /addresses',
  'POST /addresses',
  'GET /account/data',
  'GET /account/deletion',
  'POST /account/deletion',
  'POST /appointments',
]);
const REFUSALS = [401, 403, 404];

export async function checkAccessControl(checks: Checks): Promise<void> {
  await withRunningSite(async ({ base }) => {
    const records = await createRecords(base);
    const operations = (await listOperations(base)).filter((operation) => !isGatewayOperation(operation));
    for (const operation of operations) {
      for (const [sender, cookie] of listOtherSenders(records, operation)) {
        const path = records.insertIds(operation.path);
        const response = await send(base, path, await createRequest(operation, cookie));
        const text = response.body.toString();
        const name = `${operation.name} as ${sender}`;
        checks.check(!path.includes('{'), `${name}: the suite has no record for ${path}`);
        const mustRefuse = !PUBLIC_OPERATIONS.has(operation.name);
        checks.check(
          !mustRefuse || REFUSALS.includes(response.status),
          `${name}: ${response.status} ${text.slice(0, 150)}`,
        );
        if (mustRefuse)
          checks.check(findMissingSentence(response) === undefined, `${name}: no sentence: ${text}`);
        const leakedSecret = records.secrets.find((secret) => text.includes(secret));
        checks.check(leakedSecret === undefined, `${name}: the response contains ${leakedSecret}`);
      }
    }
    await checkForeignIdsInBodies(checks, base, records);
    await checkCrossSiteWrites(checks, base, records, operations);
    await checkOwners(checks, base, records);
  });
}

/** Returns a description and the cookie of each sender that does not own the records. */
function listOtherSenders(records: Records, { name, path }: Operation): [string, string | undefined][] {
  const { customer, otherCustomer, artist, otherArtist } = records;
  if (CUSTOMER_OPERATIONS.has(name))
    return [
      ['guest', undefined],
      ['artist', artist.cookie],
    ];
  if (!path.includes('{')) return [];
  const isOfArtist = path.startsWith('/api/artists/');
  return [
    ['guest', undefined],
    ['another customer', otherCustomer.cookie],
    ['another artist', otherArtist.cookie],
    isOfArtist ? ['the customer', customer.cookie] : ['the artist', artist.cookie],
    ['a guest with a forged cookie', `rangmala_session=${'x'.repeat(43)}; rangmala_artist=${'x'.repeat(43)}`],
  ];
}

async function createRequest(operation: Operation, cookie: string | undefined): Promise<RequestOptions> {
  const { method, name, isForm } = operation;
  const form = isForm ? await createPictureForm() : undefined;
  return {
    method,
    cookie,
    ...(form ?? (method === 'GET' || method === 'DELETE' ? {} : { body: EXAMPLE_BODIES[name] ?? {} })),
  };
}

/** Checks that bodies with another person's ids are refused. */
async function checkForeignIdsInBodies(checks: Checks, base: string, records: Records): Promise<void> {
  const { customer, otherCustomer, insertIds } = records;
  const booking = EXAMPLE_BODIES['POST /appointments'] as object;
  const bookingForOther = await send(base, '/api/appointments', {
    method: 'POST',
    cookie: otherCustomer.cookie,
    body: { ...booking, user_id: customer.id, artist_id: records.artist.id },
  });
  checks.check(bookingForOther.status === 403, `A booking for another customer: ${bookingForOther.status}`);
  const design = insertIds('/api/designs/{id}').split('/').at(-1);
  const order = await send(base, '/api/orders', {
    method: 'POST',
    cookie: otherCustomer.cookie,
    headers: { 'idempotency-key': 'stolen-design' },
    body: {
      ...(EXAMPLE_BODIES['POST /orders'] as object),
      lines: [
        { product_id: 'mug-chai-first', options: {}, quantity: 1, design_id: design, design_token: 'x' },
      ],
    },
  });
  checks.check([404, 422].includes(order.status), `An order with another customer’s design: ${order.status}`);
}

/**
 * Checks that every write with the headers of another site is refused. The writes contain the cookies and tokens of the
 * people who own the records.
 */
async function checkCrossSiteWrites(
  checks: Checks,
  base: string,
  records: Records,
  operations: readonly Operation[],
): Promise<void> {
  const cookie = `${records.customer.cookie}; ${records.artist.cookie}`;
  const crossOriginHeaders: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.127.0.0.1' },
  ];
  for (const operation of operations) {
    if (operation.method === 'GET') continue;
    for (const headers of crossOriginHeaders) {
      const request = await createRequest(operation, cookie);
      const response = await send(base, records.insertIds(operation.path), {
        ...request,
        headers: { ...request.headers, ...records.tokenHeaders, ...headers },
      });
      checks.check(
        response.status === 403,
        `${operation.name} with ${JSON.stringify(headers)}: ${response.status}`,
      );
    }
  }
}

/** Checks that the owners can read their records, and that the records contain no text of the refused writes. */
async function checkOwners(checks: Checks, base: string, records: Records): Promise<void> {
  const { customer, artist, tokenHeaders, insertIds } = records;
  const reads: [path: string, cookie: string, text: string][] = [
    ['/api/appointments/{id}', customer.cookie, 'secret-note-of-asha'],
    ['/api/appointments/{id}/messages', customer.cookie, 'secret-message-of-asha'],
    ['/api/orders/{number}', customer.cookie, 'secret-gift-of-asha'],
    ['/api/addresses', customer.cookie, 'secret-street-of-asha'],
    ['/api/designs/{id}', customer.cookie, '"assets"'],
    ['/api/artists/{id}/sessions/{appointmentId}/messages', artist.cookie, 'secret-message-of-asha'],
    ['/api/artists/{id}/account', artist.cookie, '"daily_summary":false'],
  ];
  for (const [path, cookie, text] of reads) {
    const { status, body } = await send(base, insertIds(path), { cookie, headers: tokenHeaders });
    const content = body.toString();
    checks.check(
      status === 200 && content.includes(text) && !content.includes('by another person'),
      `${path} for its owner: ${status} ${content.slice(0, 200)}`,
    );
  }
  const profile = await send(base, insertIds('/api/artists/{id}'));
  checks.check(
    !profile.body.includes('by another person'),
    'Another person has changed the artist’s profile.',
  );
}
