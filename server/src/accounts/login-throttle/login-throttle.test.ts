import type { FastifyInstance } from 'fastify';
import { withApp } from '../../testing/app.ts';
import { type Browser, browserOf } from '../../testing/browser.ts';
import { clockAt, type TestClock } from '../../testing/clock.ts';
import { ASHA, register } from '../../testing/customers.ts';
import { onEveryDatabase } from '../../testing/databases.ts';
import type { DatabaseKind } from '../../testing/databases.ts';
import { deleteOldLoginAttempts } from './login-throttle.ts';

const MINUTE = 60_000;
const WRONG = { email: ASHA.email, password: 'not the monsoon' };
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

/** Runs a server with the login throttle; rate limits per address are set high so that they do not interfere. */
function withGuards(
  work: (app: FastifyInstance, clock: TestClock) => Promise<void>,
  database: DatabaseKind = 'embedded',
): Promise<void> {
  const clock = clockAt();
  return withApp(
    async (app) => {
      await register(app);
      app.settings.rateLimits = true;
      await work(app, clock);
    },
    { database, parts: { now: clock.now } },
  );
}

const login = async (browser: Browser, payload: object): Promise<number> =>
  (await browser.post('/api/login', payload)).statusCode;

async function inARow(times: number, browser: Browser, payload: object): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push(await login(browser, payload));
  return statuses;
}

onEveryDatabase((database) => {
  test('slows down 50 wrong passwords; another address, and the owner after the pause, get in', () =>
    withGuards(async (app, clock) => {
      const attacker = browserOf(app, HOME);
      const statuses = await inARow(50, attacker, WRONG);
      expect(statuses.slice(0, 6)).toEqual([401, 401, 401, 401, 401, 401]);
      expect(new Set(statuses.slice(6))).toEqual(new Set([429]));

      const refused = await attacker.post('/api/login', ASHA);
      expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
        429,
        { detail: 'Too many attempts. Please try again in one second.' },
        '1',
      ]);
      expect(await login(browserOf(app, ELSEWHERE), ASHA)).toBe(200);

      clock.pass(1000);
      expect(await login(browserOf(app, HOME), ASHA)).toBe(200);
      // From here on the owner's attempts are not paused.
      expect(await inARow(5, browserOf(app, HOME), WRONG)).toEqual([401, 401, 401, 401, 401]);
    }, database));

  test('counts a hundred parallel attempts', () =>
    withGuards(async (app) => {
      const attacker = browserOf(app, HOME);
      const statuses = await Promise.all(Array.from({ length: 100 }, () => login(attacker, WRONG)));
      expect(statuses.filter((status) => status === 401)).toHaveLength(6);
      expect(statuses.filter((status) => status === 429)).toHaveLength(94);
    }, database));
});

test('doubles the pause with each attempt, up to 15 minutes', () =>
  withGuards(async (app, clock) => {
    const attacker = browserOf(app, HOME);
    await inARow(6, attacker, WRONG);
    const pauses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { headers } = await attacker.post('/api/login', WRONG);
      const pause = Number(headers['retry-after']);
      pauses.push(pause);
      clock.pass(pause * 1000);
      expect(await login(attacker, WRONG)).toBe(401);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  }));

test('treats unknown e-mails like known ones', () =>
  withGuards(async (app) => {
    const known = await inARow(9, browserOf(app, HOME), WRONG);
    const unknown = await inARow(9, browserOf(app, HOME), { ...WRONG, email: 'nobody@example.in' });
    expect(unknown).toEqual(known);
  }));

test('slows down one password tried on many accounts', () =>
  withGuards(async (app) => {
    const attacker = browserOf(app, HOME);
    const statuses: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      statuses.push(await login(attacker, { ...WRONG, email: `customer${number}@example.in` }));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(41);
    expect(await login(browserOf(app, ELSEWHERE), ASHA)).toBe(200);
  }));

test('signing in to an own account in between does not reset the count', () =>
  withGuards(async (app) => {
    const attacker = browserOf(app, HOME);
    const statuses: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      await login(attacker, ASHA);
      statuses.push(await login(attacker, { ...WRONG, email: `customer${number}@example.in` }));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(41);
  }));

test('counts an IPv6 network as one address', () =>
  withGuards(async (app) => {
    for (let host = 1; host <= 6; host += 1) {
      expect(await login(browserOf(app, `2001:db8:1:2::${host}`), WRONG)).toBe(401);
    }
    expect(await login(browserOf(app, '2001:db8:1:2::7'), WRONG)).toBe(429);
    expect(await login(browserOf(app, '2001:db8:1:3::1'), WRONG)).toBe(401);
  }));

test('forgives one failed attempt of a customer every 15 minutes', () =>
  withGuards(async (app, clock) => {
    const browser = browserOf(app, HOME);
    await inARow(5, browser, WRONG);
    clock.pass(45 * MINUTE);
    expect(await inARow(5, browser, WRONG)).toEqual([401, 401, 401, 401, 429]);
    clock.pass(24 * 60 * MINUTE + 1);
    await deleteOldLoginAttempts(app.db, clock.now());
    expect(await app.db.selectFrom('login_attempts').selectAll().execute()).toEqual([]);
  }));

test('counts no attempt twice and extends no pause when the clock is set back', () =>
  withGuards(async (app, clock) => {
    const browser = browserOf(app, HOME);
    clock.pass(24 * 60 * MINUTE);
    await inARow(2, browser, WRONG);
    clock.pass(-24 * 60 * MINUTE);
    expect(await inARow(5, browser, WRONG)).toEqual([401, 401, 401, 401, 429]);

    clock.pass(24 * 60 * MINUTE);
    await inARow(20, browser, WRONG);
    clock.pass(-24 * 60 * MINUTE);
    expect(await login(browser, ASHA)).toBe(200);
  }));

test('also applies to the current password of a password change', () =>
  withGuards(async (app) => {
    const browser = browserOf(app, HOME);
    await browser.post('/api/login', ASHA);
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const change = { old_password: 'not the monsoon', new_password: 'kakatiya gate at dusk' };
      statuses.push((await browser.post('/api/change-password', change)).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
  }));

test('stores neither e-mail nor address', () =>
  withGuards(async (app) => {
    await inARow(2, browserOf(app, HOME), WRONG);
    const kept = JSON.stringify(await app.db.selectFrom('login_attempts').selectAll().execute());
    expect(kept).not.toContain('asha');
    expect(kept).not.toContain(HOME);
  }));

test('can be switched off for load tests', () => {
  const clock = clockAt();
  return withApp(
    async (app) => {
      const statuses = await inARow(20, browserOf(app, HOME), WRONG);
      expect(new Set(statuses)).toEqual(new Set([401]));
    },
    { env: { RATE_LIMITS: 'off' }, parts: { now: clock.now } },
  );
});
