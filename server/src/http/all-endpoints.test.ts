import type { InjectOptions } from 'fastify';
import { type EndpointDefinition, endpoints } from '@rangmala/shared/contract/endpoints';
import {
  addCustomers,
  createArtistBrowser,
  createCustomerBrowser,
  FRIDAY_MORNING,
  insertArtists,
} from '../testing/artists.ts';
import { testWithApp } from '../testing/app.ts';

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
    const { statusCode } = await app.inject({ method, url: createUrl(path, 'meera'), cookies });
    expect([endpoint, statusCode]).toEqual([endpoint, 403]);
  }
});
