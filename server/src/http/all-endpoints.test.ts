import type { InjectOptions } from 'fastify';
import { type EndpointDefinition, endpoints } from '@rangmala/shared/contract/endpoints';
import {
  addCustomers,
  BOOKING,
  createArtistBrowser,
  createCustomerBrowser,
  FRIDAY_MORNING,
  insertArtists,
} from '../testing/artists.ts';
import { testWithApp } from '../testing/app.ts';
import { insertCatalogue } from '../testing/catalogue.ts';
import { ORDER } from '../testing/orders.ts';

const ENDPOINTS = Object.entries<EndpointDefinition>(endpoints).map(([endpoint, definition]) => {
  const [method, path = ''] = endpoint.split(' ') as [NonNullable<InjectOptions['method']>, string];
  return { endpoint, method, path, definition };
});

/** Endpoints that guests may call. They declare 401 for wrong passwords and for missing tokens. */
const GUEST_ENDPOINTS = /^(?:POST \/login|POST \/artists\/login)$/;

const createUrl = (path: string, artistId = 'x') =>
  `/api${path.replace('/artists/{id}', `/artists/${artistId}`).replaceAll(/\{\w+\}/g, 'x')}`;

const OPTIONS = { env: { RATE_LIMITS: 'off' }, dependencies: { now: () => new Date(FRIDAY_MORNING) } };

const test = testWithApp(OPTIONS);

test('refuses each write of a page of another site, also from a signed-in customer and artist', async (app) => {
  await insertArtists(app.db);
  await addCustomers(app.db, ['asha']);
  const customer = await createCustomerBrowser(app, 'asha');
  const artist = await createArtistBrowser(app, 'meera');
  const cookies = Object.fromEntries([...customer.cookies, ...artist.cookies]);
  for (const { endpoint, method, path } of ENDPOINTS) {
    // Gateways call the payment endpoints. Their signatures protect these endpoints.
    if (method === 'GET' || path.startsWith('/payments/')) continue;
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const { statusCode } = await app.inject({
        method,
        url: createUrl(path, 'meera'),
        cookies,
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{}',
      });
      expect([endpoint, statusCode]).toEqual([endpoint, 403]);
    }
  }
});

test('returns 401 to guests for each endpoint that needs a session', async (app) => {
  await insertArtists(app.db);
  for (const { endpoint, method, path, definition } of ENDPOINTS) {
    if (!definition.errors?.includes(401) || GUEST_ENDPOINTS.test(endpoint)) continue;
    const { statusCode } = await app.inject({ method, url: createUrl(path, 'meera') });
    expect([endpoint, statusCode]).toEqual([endpoint, 401]);
  }
});

test('returns 403 to another artist for each endpoint of an artist that needs a session', async (app) => {
  await insertArtists(app.db);
  const otherArtist = await createArtistBrowser(app, 'ravi');
  const cookies = Object.fromEntries(otherArtist.cookies);
  for (const { endpoint, method, path, definition } of ENDPOINTS) {
    if (!path.startsWith('/artists/{id}') || !definition.errors?.includes(401)) continue;
    const { statusCode, body } = await app.inject({ method, url: createUrl(path, 'meera'), cookies });
    expect([endpoint, statusCode, body]).toEqual([endpoint, 403, '{"detail":"This is not your profile."}']);
  }
});

const WRONG_VALUES: readonly unknown[] = [
  undefined,
  null,
  -1,
  1e308,
  true,
  [[]],
  { $ne: null },
  '',
  'a\u0000b',
  '\ud800',
  '𝕏‮ अ'.repeat(60),
  '__proto__',
  '2026-02-30',
];

/** Valid bodies of writes that need further data or have several fields. */
const VALID_BODIES: Partial<Record<keyof typeof endpoints, object>> = {
  'POST /orders': ORDER,
  'POST /appointments': { ...BOOKING, note: 'A peacock', phone: '98480 22338' },
  'POST /addresses': { name: 'Ravi', phone: '98480 22338', ...ORDER.address },
  'POST /register': { email: 'new@example.in', password: 'a long new password', full_name: 'New' },
  'POST /contact': {
    name: 'R',
    email: 'r@example.in',
    subject: 'Mugs',
    message: 'Hello',
    phone: '',
    company: '',
  },
  'POST /grievances': { name: 'R', email: 'r@example.in', order_number: '', message: 'Late' },
  'PUT /profile': { name: 'Asha' },
  'PUT /artists/{id}': {
    bio: 'Paints',
    testimonial: '',
    availability: [{ weekday: 0, start_time: '10:00', end_time: '11:00' }],
  },
};

/** Returns copies of a value. In each copy, one field at any depth is missing or has a wrong value. */
function listWrongCopies(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    [...WRONG_VALUES, ...listWrongCopies(field)].map((wrongValue) =>
      Array.isArray(value)
        ? value.map((item: unknown, index) => (String(index) === key ? wrongValue : item))
        : { ...value, [key]: wrongValue },
    ),
  );
}

test('answers wrong values in the fields of writes without a server error', async (app) => {
  await insertArtists(app.db);
  await insertCatalogue(app.db);
  await addCustomers(app.db, ['asha']);
  const customer = await createCustomerBrowser(app, 'asha');
  const artist = await createArtistBrowser(app, 'meera');
  const cookies = Object.fromEntries([...customer.cookies, ...artist.cookies]);
  const problems: string[] = [];
  for (const [endpoint, validBody] of Object.entries(VALID_BODIES)) {
    const [method, path = ''] = endpoint.split(' ') as [NonNullable<InjectOptions['method']>, string];
    for (const [index, wrongBody] of listWrongCopies(validBody).entries()) {
      const { statusCode, body } = await app.inject({
        method,
        url: createUrl(path, 'meera'),
        cookies,
        headers: { 'content-type': 'application/json', 'idempotency-key': `wrong-${index}` },
        payload: JSON.stringify(wrongBody),
      });
      const hasSentence = statusCode < 400 || /"detail":"[A-Z0-9“]/.test(body);
      if (statusCode >= 500 || !hasSentence)
        problems.push(`${endpoint} ${statusCode} ${body} ← ${JSON.stringify(wrongBody)}`);
    }
  }
  expect(problems).toEqual([]);
});
