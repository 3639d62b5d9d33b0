import type { FastifyInstance } from 'fastify';
import { withAppAndClock } from '../../testing/app.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import type { TestClock } from '../../testing/clock.ts';
import { ASHA, registerCustomer } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { deleteExpiredAccountRows } from '../expired-rows.ts';
import { testWith } from '../../testing/test-with.ts';

const MINUTE_MS = 60_000;
const WRONG_LOGIN = { email: ASHA.email, password: 'not the monsoon' };
const IP_ADDRESS = '203.0.113.7';
const OTHER_IP_ADDRESS = '198.51.100.9';

/**
 * Runs a server with the login throttle but without rate limits. Switches the setting `rateLimits` on after the server
 * was built: the rate limits read the setting while the server is built, and the throttle reads the setting at each
 * attempt.
 */
function withLoginThrottle(work: (app: FastifyInstance, clock: TestClock) => Promise<void>): Promise<void> {
  return withAppAndClock(async (app, clock) => {
    await registerCustomer(app);
    app.settings.rateLimits = true;
    await work(app, clock);
  });
}

const login = async (browser: Browser, payload: object): Promise<number> =>
  (await browser.post('/api/login', payload)).statusCode;

async function signInRepeatedly(times: number, browser: Browser, payload: object): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push(await login(browser, payload));
  return statuses;
}

const test = testWith(withLoginThrottle);

describeOnEveryDatabase(() => {
  test('pauses an IP address after wrong passwords, and admits other IP addresses', async (app, clock) => {
    const attacker = createBrowser(app, IP_ADDRESS);
    const statuses = await signInRepeatedly(50, attacker, WRONG_LOGIN);
    expect(statuses.slice(0, 6)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(new Set(statuses.slice(6))).toEqual(new Set([429]));

    const response = await attacker.post('/api/login', ASHA);
    expect([response.statusCode, response.json(), response.headers['retry-after']]).toEqual([
      429,
      { detail: 'Too many attempts. Please try again in one second.' },
      '1',
    ]);
    expect(await login(createBrowser(app, OTHER_IP_ADDRESS), ASHA)).toBe(200);

    clock.advance(1000);
    expect(await login(createBrowser(app, IP_ADDRESS), ASHA)).toBe(200);
    // The successful sign-in has cleared the failures, so five more wrong passwords cause no pause.
    expect(await signInRepeatedly(5, createBrowser(app, IP_ADDRESS), WRONG_LOGIN)).toEqual([
      401, 401, 401, 401, 401,
    ]);
  });

  test('admits six of 100 parallel attempts', async (app) => {
    const attacker = createBrowser(app, IP_ADDRESS);
    const statuses = await Promise.all(Array.from({ length: 100 }, () => login(attacker, WRONG_LOGIN)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(94);
  });
});

test('doubles the pause with each attempt, up to 15 minutes', async (app, clock) => {
  const attacker = createBrowser(app, IP_ADDRESS);
  await signInRepeatedly(6, attacker, WRONG_LOGIN);
  const pauses: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const { headers } = await attacker.post('/api/login', WRONG_LOGIN);
    const pauseSeconds = Number(headers['retry-after']);
    pauses.push(pauseSeconds);
    clock.advance(pauseSeconds * 1000);
    expect(await login(attacker, WRONG_LOGIN)).toBe(401);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

test('pauses an IP address that tries one password on many accounts', async (app) => {
  const attacker = createBrowser(app, IP_ADDRESS);
  const statuses: number[] = [];
  for (let number = 0; number < 60; number += 1) {
    statuses.push(await login(attacker, { ...WRONG_LOGIN, email: `customer${number}@example.in` }));
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(41);
  expect(await login(createBrowser(app, OTHER_IP_ADDRESS), ASHA)).toBe(200);
});

test('counts a /64 network of IPv6 as one IP address', async (app) => {
  for (let host = 1; host <= 6; host += 1) {
    expect(await login(createBrowser(app, `2001:db8:1:2::${host}`), WRONG_LOGIN)).toBe(401);
  }
  expect(await login(createBrowser(app, '2001:db8:1:2::7'), WRONG_LOGIN)).toBe(429);
  expect(await login(createBrowser(app, '2001:db8:1:3::1'), WRONG_LOGIN)).toBe(401);
});

test('allows one more attempt every 15 minutes', async (app, clock) => {
  const browser = createBrowser(app, IP_ADDRESS);
  await signInRepeatedly(5, browser, WRONG_LOGIN);
  clock.advance(45 * MINUTE_MS);
  expect(await signInRepeatedly(5, browser, WRONG_LOGIN)).toEqual([401, 401, 401, 401, 429]);
  clock.advance(24 * 60 * MINUTE_MS + 1);
  await deleteExpiredAccountRows(app.db, clock.now());
  expect(await app.db.selectFrom('login_attempts').selectAll().execute()).toEqual([]);
});

test('stores neither the e-mail address nor the IP address', async (app) => {
  await signInRepeatedly(2, createBrowser(app, IP_ADDRESS), WRONG_LOGIN);
  const storedRows = JSON.stringify(await app.db.selectFrom('login_attempts').selectAll().execute());
  expect(storedRows).not.toContain('asha');
  expect(storedRows).not.toContain(IP_ADDRESS);
});
