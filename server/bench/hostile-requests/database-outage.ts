import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseProxy, type DatabaseProxyState } from '../../src/testing/database-proxy.ts';
import type { Checks } from './checks.ts';
import { findMissingSentence, send } from './client.ts';
import { createBookingBody, listArtists, listFreeTimes, type Person, registerCustomer } from './people.ts';
import { type RunningSite, withRunningSite } from './running-site.ts';

/*
 * Breaks the connection to PostgreSQL: connections are closed and refused, or they stay open without a response.
 * Cached pages must be sent. Pages and calls that need the database must get 503 with `Retry-After`. After the outage,
 * all pages and calls must succeed.
 */

const CACHED_PAGES = ['/', '/shop', '/shop/mugs', '/art-gallery', '/about', '/product/mug-chai-first'];
/** Categories that are requested for the first time during an outage, one for each outage. */
const UNCACHED_CATEGORIES = ['tees', 'posters', 'cushions'];
const READS = ['/api/categories', '/api/items?category=mugs', '/api/artists', '/api/art-gallery'];
/** Time limit for each response of the site during an outage. */
const RESPONSE_TIMEOUT_MS = 45_000;
const MAX_RECOVERY_ATTEMPTS = 60;

export async function checkDatabaseOutage(checks: Checks): Promise<void> {
  await withRunningSite(async (site) => {
    if (site.databaseUrl === undefined) throw new Error('The group database-outage needs TEST_DATABASE_URL.');
    const proxy = new DatabaseProxy(site.databaseUrl);
    try {
      await site.kill();
      await site.start({ DATABASE_URL: await proxy.open() });
      const customer = await registerCustomer(site.base, 'waiting');
      for (const path of CACHED_PAGES) await send(site.base, path);
      for (const [outage, state] of (['refusing', 'silent', 'refusing'] as const).entries()) {
        proxy.setState(state);
        await checkOutage(checks, site, {
          state,
          customer,
          uncachedPage: `/shop/${UNCACHED_CATEGORIES[outage]}`,
        });
        proxy.forwardNewConnections();
        await checkRecovery(checks, site, state, customer);
      }
    } finally {
      proxy.close();
    }
  });
}

async function checkOutage(
  checks: Checks,
  { base }: RunningSite,
  { state, customer, uncachedPage }: { state: DatabaseProxyState; customer: Person; uncachedPage: string },
): Promise<void> {
  const request = async (name: string, path: string, options: object = {}) => {
    const response = await send(base, path, { timeoutMs: RESPONSE_TIMEOUT_MS, ...options }).catch(String);
    if (typeof response !== 'string') return response;
    checks.check(false, `${state}: ${name}: ${response}`);
    return undefined;
  };
  const check = (
    name: string,
    path: string,
    options: object,
    test: (body: string) => boolean,
    status = 503,
  ) =>
    request(name, path, options).then((response) => {
      if (!response) return;
      const { status: received, body, headers } = response;
      const hasRetryAfter = status !== 503 || Number(headers['retry-after']) > 0;
      checks.check(
        received === status && hasRetryAfter && test(body.toString()),
        `${state}: ${name}: ${received} ${body.toString().slice(0, 150)}`,
      );
      checks.check(headers['set-cookie'] === undefined, `${state}: ${name} sets a cookie`);
    });
  const isPage = (body: string) => body.trimEnd().endsWith('</html>') && /<h1/.test(body);
  const hasSentence = (body: string) =>
    findMissingSentence({ status: 503, headers: {}, body: Buffer.from(body) }) === undefined;
  await Promise.all([
    ...CACHED_PAGES.map((path) => check(`cached page ${path}`, path, {}, isPage, 200)),
    check(`uncached page ${uncachedPage}`, uncachedPage, {}, isPage),
    check('account page', '/account', { cookie: customer.cookie }, isPage),
    check('session', '/api/session', { cookie: customer.cookie }, hasSentence),
    check('health', '/api/health', {}, () => true),
    check(
      'write',
      '/api/profile',
      { method: 'PUT', cookie: customer.cookie, body: { name: 'Asha' } },
      hasSentence,
    ),
    check(
      'sign-in',
      '/api/login',
      { method: 'POST', body: { email: 'waiting@hostile.example', password: 'x' } },
      hasSentence,
    ),
  ]);
  for (const path of READS) await checkRead(checks, base, state, path);
}

/** Checks the response to a read during an outage: status 200 from a cache, or status 503 with a sentence for users. */
async function checkRead(
  checks: Checks,
  base: string,
  state: DatabaseProxyState,
  path: string,
): Promise<void> {
  const response = await send(base, path, { timeoutMs: RESPONSE_TIMEOUT_MS }).catch(String);
  const isCorrect =
    typeof response !== 'string' &&
    (response.status === 200 || (response.status === 503 && findMissingSentence(response) === undefined));
  checks.check(isCorrect, `${state}: ${path}: ${typeof response === 'string' ? response : response.status}`);
}

async function checkRecovery(
  checks: Checks,
  { base }: RunningSite,
  state: DatabaseProxyState,
  customer: Person,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_RECOVERY_ATTEMPTS; attempt += 1) {
    if ((await send(base, '/api/health').catch(() => undefined))?.status === 200) break;
    await pause(250);
  }
  for (const path of [...CACHED_PAGES, '/shop/stationery', ...READS, '/api/health']) {
    const { status } = await send(base, path);
    checks.check(status === 200, `after ${state}: ${path}: ${status}`);
  }
  const session = await send(base, '/api/session', { cookie: customer.cookie });
  checks.check(session.body.includes('waiting@'), `after ${state}: the customer is signed out`);
  const [artist] = await listArtists(base);
  const [time] = artist ? await listFreeTimes(base, artist.id, 1) : [];
  if (!artist || !time) throw new Error('The artist has no free times.');
  const booking = await send(base, '/api/appointments', {
    method: 'POST',
    cookie: customer.cookie,
    body: createBookingBody(customer, artist, time),
  });
  checks.check(booking.status === 201, `after ${state}: a booking: ${booking.status}`);
}
