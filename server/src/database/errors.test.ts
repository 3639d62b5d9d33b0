import { Kysely, sql } from 'kysely';
import { withApp } from '../testing/app.ts';
import { disconnectDatabase } from '../testing/disconnect-database.ts';
import { DatabaseProxy } from '../testing/database-proxy.ts';
import { describeOnPostgres } from '../testing/databases.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { createDialect } from './dialect.ts';
import { createBrowser } from '../testing/browser.ts';
import { registerCustomer, signIn, fetchUser } from '../testing/customers.ts';
import { isDatabaseUnavailable } from './errors.ts';

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: '08006' }, true],
  [{ code: '25006' }, true],
  [{ code: '28P01' }, true],
  [{ code: '3D000' }, true],
  [{ code: '53100' }, true],
  [{ code: '53200' }, true],
  [{ code: '53300' }, true],
  [{ code: '57P01' }, true],
  [{ code: '57P04' }, true],
  [{ code: '58030' }, true],
  [{ code: 'SQLITE_IOERR_READ' }, true],
  [{ code: 'SQLITE_READONLY_DBMOVED' }, true],
  [{ code: 'SQLITE_CORRUPT_VTAB' }, true],
  [{ code: 'SQLITE_NOTADB' }, true],
  [{ code: 'SQLITE_PROTOCOL' }, true],
  [{ code: 'SQLITE_CONSTRAINT_UNIQUE' }, false],
  [new Error('Connection terminated unexpectedly'), true],
  [{ code: '23505' }, false],
  [{ code: '42P01' }, false],
  [{ code: '57014' }, false],
  [{ code: '53' }, false],
  [new Error('no such table: artists'), false],
])('returns whether %p means that the database is unavailable: %p', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});

test('returns 503 while the database is unavailable and keeps the session', () =>
  withApp(async (app) => {
    await registerCustomer(app);
    const browser = await signIn(app);
    const userBefore = await fetchUser(browser);
    const restoreDatabase = disconnectDatabase(app.db);

    for (const response of [
      await browser.get('/api/session'),
      await createBrowser(app).get('/api/categories'),
      await browser.put('/api/profile', { name: 'Asha' }),
    ]) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
      expect(response.json()).toEqual({
        detail: 'We can’t reach our records right now. Please try again in a minute.',
      });
      expect(response.headers['set-cookie']).toBeUndefined();
    }

    restoreDatabase();
    expect(await fetchUser(browser)).toEqual(userBefore);
  }));

test('sends browsers an HTML page for addresses outside the API while the database is unavailable', () =>
  withApp(async (app) => {
    disconnectDatabase(app.db);
    const browserHeaders = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const outcomeForm = {
      method: 'POST',
      url: '/pay/RM-7K4Q-2M9D',
      headers: { ...browserHeaders, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=success&token=x',
    } as const;
    for (const request of [
      { url: '/pay/RM-7K4Q-2M9D?token=x', headers: browserHeaders },
      { url: '/orders/RM-7K4Q-2M9D/documents/1', headers: browserHeaders },
      outcomeForm,
    ]) {
      const response = await app.inject(request);
      expect(response.statusCode).toBe(503);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['retry-after']).toBe('5');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).toContain('<h1>Back in a moment</h1>');
    }
    for (const request of [
      { url: '/pay/RM-7K4Q-2M9D?token=x' },
      { url: '/api/categories', headers: browserHeaders },
    ]) {
      const response = await app.inject(request);
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({
        detail: 'We can’t reach our records right now. Please try again in a minute.',
      });
    }
  }));

test('reads from a read-only database, and returns 503 for writes', () =>
  withApp(async (app) => {
    await registerCustomer(app);
    const browser = await signIn(app);
    await sql`pragma query_only = 1`.execute(app.db);
    expect((await browser.get('/api/categories')).statusCode).toBe(200);
    const refusal = await browser.put('/api/profile', { name: 'Asha' });
    expect(refusal.statusCode).toBe(503);
    expect(refusal.json()).toEqual({
      detail: 'We can’t reach our records right now. Please try again in a minute.',
    });
  }));

describeOnPostgres((kind) => {
  /** Runs `work` with a database behind a proxy. A query fails when it takes longer than 1.5 seconds. */
  async function withProxy(
    work: (db: Database, proxy: DatabaseProxy, url: string) => Promise<void>,
  ): Promise<void> {
    const { url = '', drop } = await createTestDatabase(kind);
    const proxy = new DatabaseProxy(url);
    const dialect = await createDialect({ databaseUrl: await proxy.open(), dataDir: '' }, 1_500);
    const db: Database = new Kysely({ dialect });
    try {
      await work(db, proxy, url);
    } finally {
      await db.destroy();
      proxy.close();
      await drop();
    }
  }

  /** Waits until the database executes `query`. Uses its own connection, not the proxy. */
  async function waitForQuery(url: string, query: string): Promise<void> {
    const observer: Database = new Kysely({
      dialect: await createDialect({ databaseUrl: url, dataDir: '' }),
    });
    try {
      for (;;) {
        const { rows } = await sql`select 1 from pg_stat_activity where query = ${query}`.execute(observer);
        if (rows.length > 0) return;
      }
    } finally {
      await observer.destroy();
    }
  }

  test('fails a query when its connection breaks, and connects again for the next query', () =>
    withProxy(async (db, proxy, url) => {
      const query = sql`select pg_sleep(30)`.execute(db).catch((error: unknown) => error);
      await waitForQuery(url, 'select pg_sleep(30)');
      proxy.setState('refusing');
      expect(isDatabaseUnavailable(await query)).toBe(true);
      proxy.setState('connected');
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    }));

  test('fails a query that the database does not answer, and uses another connection for the next query', () =>
    withProxy(async (db, proxy) => {
      await sql`select 1`.execute(db);
      proxy.setState('silent');
      const error: unknown = await sql`select 1`.execute(db).catch((reason: unknown) => reason);
      expect(isDatabaseUnavailable(error)).toBe(true);
      proxy.forwardNewConnections();
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    }));
});
