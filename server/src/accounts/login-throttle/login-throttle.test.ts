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

/** A server that slows guessing; the limits on requests of one address would come first, so they are wide. */
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
  test('50 wrong passwords are slowed down; another address, and the owner after the pause, get in', () =>
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
      // From here on the owner is as free as before.
      expect(await inARow(5, browserOf(app, HOME), WRONG)).toEqual([401, 401, 401, 401, 401]);
    }, database));

  test('a hundred at once are no way round', () =>
    withGuards(async (app) => {
      const attacker = browserOf(app, HOME);
      const statuses = await Promise.all(Array.from({ length: 100 }, () => login(attacker, WRONG)));
      expect(statuses.filter((status) => status === 401)).toHaveLength(6);
      expect(statuses.filter((status) => status === 429)).toHaveLength(94);
    }, database));
});

test('each further try waits twice as long, up to a quarter of an hour', () =>
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

test('an unknown e-mail is slowed down like a known one', () =>
  withGuards(async (app) => {
    const known = await inARow(9, browserOf(app, HOME), WRONG);
    const unknown = await inARow(9, browserOf(app, HOME), { ...WRONG, email: 'nobody@example.in' });
    expect(unknown).toEqual(known);
  }));

test('who tries one password on many accounts is slowed down too', () =>
  withGuards(async (app) => {
    const attacker = browserOf(app, HOME);
    const statuses: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      statuses.push(await login(attacker, { ...WRONG, email: `customer${number}@example.in` }));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(41);
    expect(await login(browserOf(app, ELSEWHERE), ASHA)).toBe(200);
  }));

test('an own account in between does not wash tries on others away', () =>
  withGuards(async (app) => {
    const attacker = browserOf(app, HOME);
    const statuses: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      await login(attacker, ASHA);
      statuses.push(await login(attacker, { ...WRONG, email: `customer${number}@example.in` }));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(41);
  }));

test('an IPv6 network is one address', () =>
  withGuards(async (app) => {
    for (let host = 1; host <= 6; host += 1) {
      expect(await login(browserOf(app, `2001:db8:1:2::${host}`), WRONG)).toBe(401);
    }
    expect(await login(browserOf(app, '2001:db8:1:2::7'), WRONG)).toBe(429);
    expect(await login(browserOf(app, '2001:db8:1:3::1'), WRONG)).toBe(401);
  }));

test('slips of a customer are forgiven, one each quarter of an hour', () =>
  withGuards(async (app, clock) => {
    const browser = browserOf(app, HOME);
    await inARow(5, browser, WRONG);
    clock.pass(45 * MINUTE);
    expect(await inARow(5, browser, WRONG)).toEqual([401, 401, 401, 401, 429]);
    clock.pass(24 * 60 * MINUTE + 1);
    await deleteOldLoginAttempts(app.db, clock.now());
    expect(await app.db.selectFrom('login_attempts').selectAll().execute()).toEqual([]);
  }));

test('a clock that is set back counts no slip twice and locks nobody out for longer', () =>
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

test('the old password of a change is guarded in the same way', () =>
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

test('no e-mail and no address is kept for it', () =>
  withGuards(async (app) => {
    await inARow(2, browserOf(app, HOME), WRONG);
    const kept = JSON.stringify(await app.db.selectFrom('login_attempts').selectAll().execute());
    expect(kept).not.toContain('asha');
    expect(kept).not.toContain(HOME);
  }));

test('load tests may switch it off', () => {
  const clock = clockAt();
  return withApp(
    async (app) => {
      const statuses = await inARow(20, browserOf(app, HOME), WRONG);
      expect(new Set(statuses)).toEqual(new Set([401]));
    },
    { env: { RATE_LIMITS: 'off' }, parts: { now: clock.now } },
  );
});
