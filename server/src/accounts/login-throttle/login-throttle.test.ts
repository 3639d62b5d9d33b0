import type { FastifyInstance } from 'fastify';
import { withApp } from '../../testing/app.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { createClock, type TestClock } from '../../testing/clock.ts';
import { ASHA, registerCustomer } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import type { DatabaseKind } from '../../testing/test-database.ts';
import { deleteOldLoginAttempts } from './login-throttle.ts';

const MINUTE_MS = 60_000;
const WRONG_LOGIN = { email: ASHA.email, password: 'not the monsoon' };
const IP_ADDRESS = '203.0.113.7';
const OTHER_IP_ADDRESS = '198.51.100.9';

/**
 * Runs a server with the login throttle but without rate limits. Switches the setting `rateLimits` on after the server
 * was built: the rate limits read the setting while the server is built, and the throttle reads the setting at each
 * attempt.
 */
function withLoginThrottle(
  work: (app: FastifyInstance, clock: TestClock) => Promise<void>,
  database: DatabaseKind = 'embedded',
): Promise<void> {
  const clock = createClock();
  return withApp(
    async (app) => {
      await registerCustomer(app);
      app.settings.rateLimits = true;
      await work(app, clock);
    },
    { database, dependencies: { now: clock.now } },
  );
}

const login = async (browser: Browser, payload: object): Promise<number> =>
  (await browser.post('/api/login', payload)).statusCode;

async function signInRepeatedly(times: number, browser: Browser, payload: object): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push(await login(browser, payload));
  return statuses;
}

describeOnEveryDatabase((database) => {
  test('pauses an IP address after wrong passwords, and admits other IP addresses', () =>
    withLoginThrottle(async (app, clock) => {
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
    }, database));

  test('admits six of 100 parallel attempts', () =>
    withLoginThrottle(async (app) => {
      const attacker = createBrowser(app, IP_ADDRESS);
      const statuses = await Promise.all(Array.from({ length: 100 }, () => login(attacker, WRONG_LOGIN)));
      expect(statuses.filter((status) => status === 401)).toHaveLength(6);
      expect(statuses.filter((status) => status === 429)).toHaveLength(94);
    }, database));

  test('admits a free attempt when the clock is behind the time of a parallel attempt', () =>
    withLoginThrottle(async (app, clock) => {
      clock.advance(500);
      expect(await login(createBrowser(app, IP_ADDRESS), WRONG_LOGIN)).toBe(401);
      clock.advance(-500);
      expect(await login(createBrowser(app, IP_ADDRESS), { ...WRONG_LOGIN, email: 'ravi@example.in' })).toBe(
        401,
      );
    }, database));
});

test('doubles the pause with each attempt, up to 15 minutes', () =>
  withLoginThrottle(async (app, clock) => {
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
  }));

test('returns the same statuses for known and unknown e-mail addresses', () =>
  withLoginThrottle(async (app) => {
    const statusesOfKnown = await signInRepeatedly(9, createBrowser(app, IP_ADDRESS), WRONG_LOGIN);
    const statusesOfUnknown = await signInRepeatedly(9, createBrowser(app, IP_ADDRESS), {
      ...WRONG_LOGIN,
      email: 'nobody@example.in',
    });
    expect(statusesOfUnknown).toEqual(statusesOfKnown);
  }));

test('pauses an IP address that tries one password on many accounts', () =>
  withLoginThrottle(async (app) => {
    const attacker = createBrowser(app, IP_ADDRESS);
    const statuses: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      statuses.push(await login(attacker, { ...WRONG_LOGIN, email: `customer${number}@example.in` }));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(41);
    expect(await login(createBrowser(app, OTHER_IP_ADDRESS), ASHA)).toBe(200);
  }));

test('does not reset the count when the attacker signs in to another account', () =>
  withLoginThrottle(async (app) => {
    const attacker = createBrowser(app, IP_ADDRESS);
    const statuses: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      await login(attacker, ASHA);
      statuses.push(await login(attacker, { ...WRONG_LOGIN, email: `customer${number}@example.in` }));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(41);
  }));

test('counts a /64 network of IPv6 as one IP address', () =>
  withLoginThrottle(async (app) => {
    for (let host = 1; host <= 6; host += 1) {
      expect(await login(createBrowser(app, `2001:db8:1:2::${host}`), WRONG_LOGIN)).toBe(401);
    }
    expect(await login(createBrowser(app, '2001:db8:1:2::7'), WRONG_LOGIN)).toBe(429);
    expect(await login(createBrowser(app, '2001:db8:1:3::1'), WRONG_LOGIN)).toBe(401);
  }));

test('allows one more attempt every 15 minutes', () =>
  withLoginThrottle(async (app, clock) => {
    const browser = createBrowser(app, IP_ADDRESS);
    await signInRepeatedly(5, browser, WRONG_LOGIN);
    clock.advance(45 * MINUTE_MS);
    expect(await signInRepeatedly(5, browser, WRONG_LOGIN)).toEqual([401, 401, 401, 401, 429]);
    clock.advance(24 * 60 * MINUTE_MS + 1);
    await deleteOldLoginAttempts(app.db, clock.now());
    expect(await app.db.selectFrom('login_attempts').selectAll().execute()).toEqual([]);
  }));

test('neither counts attempts twice nor extends a pause when the clock is set back', () =>
  withLoginThrottle(async (app, clock) => {
    const browser = createBrowser(app, IP_ADDRESS);
    clock.advance(24 * 60 * MINUTE_MS);
    await signInRepeatedly(2, browser, WRONG_LOGIN);
    clock.advance(-24 * 60 * MINUTE_MS);
    expect(await signInRepeatedly(5, browser, WRONG_LOGIN)).toEqual([401, 401, 401, 401, 429]);

    clock.advance(24 * 60 * MINUTE_MS);
    await signInRepeatedly(20, browser, WRONG_LOGIN);
    clock.advance(-24 * 60 * MINUTE_MS);
    expect(await login(browser, ASHA)).toBe(200);
  }));

test('pauses password changes after wrong current passwords', () =>
  withLoginThrottle(async (app) => {
    const browser = createBrowser(app, IP_ADDRESS);
    await browser.post('/api/login', ASHA);
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const change = { old_password: 'not the monsoon', new_password: 'kakatiya gate at dusk' };
      statuses.push((await browser.post('/api/change-password', change)).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
  }));

test('stores neither the e-mail address nor the IP address', () =>
  withLoginThrottle(async (app) => {
    await signInRepeatedly(2, createBrowser(app, IP_ADDRESS), WRONG_LOGIN);
    const storedRows = JSON.stringify(await app.db.selectFrom('login_attempts').selectAll().execute());
    expect(storedRows).not.toContain('asha');
    expect(storedRows).not.toContain(IP_ADDRESS);
  }));

test('admits all attempts with RATE_LIMITS=off', () => {
  const clock = createClock();
  return withApp(
    async (app) => {
      const statuses = await signInRepeatedly(20, createBrowser(app, IP_ADDRESS), WRONG_LOGIN);
      expect(new Set(statuses)).toEqual(new Set([401]));
    },
    { env: { RATE_LIMITS: 'off' }, dependencies: { now: clock.now } },
  );
});
