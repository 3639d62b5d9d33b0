import { withApp } from '../testing/app.ts';
import { stockShop } from '../testing/catalogue.ts';

describe('limits', () => {
  const contact = (ip: string) => ({
    method: 'POST' as const,
    url: '/api/contact',
    payload: {},
    remoteAddress: ip,
  });

  test('hold back one address, in words, and no other', () =>
    withApp(
      async (app) => {
        for (let count = 0; count < 10; count += 1) {
          expect((await app.inject(contact('10.0.0.1'))).statusCode).toBe(422);
        }
        const answer = await app.inject(contact('10.0.0.1'));
        expect(answer.statusCode).toBe(429);
        expect(answer.json()).toEqual({ detail: 'That was too often. Please wait a moment and try again.' });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect((await app.inject(contact('10.0.0.2'))).statusCode).toBe(422);
        expect((await app.inject({ url: '/api/categories', remoteAddress: '10.0.0.1' })).statusCode).toBe(
          200,
        );
      },
      { env: { RATE_LIMITS: 'on' } },
    ));

  test('count unknown calls too, and believe no forwarded address unless told to', () =>
    withApp(
      async (app) => {
        const guess = (count: number) =>
          app.inject({ method: 'POST', url: '/api/x', headers: { 'x-forwarded-for': `10.1.0.${count}` } });
        const statuses: number[] = [];
        for (let count = 0; count < 61; count += 1) statuses.push((await guess(count)).statusCode);
        expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
        expect(statuses[60]).toBe(429);
      },
      { env: { RATE_LIMITS: 'on' } },
    ));

  test('count the address that a trusted proxy names', () =>
    withApp(
      async (app) => {
        const from = (ip: string) =>
          app.inject({ ...contact('127.0.0.1'), headers: { 'x-forwarded-for': ip } });
        for (let count = 0; count < 11; count += 1) await from('10.2.0.1');
        expect((await from('10.2.0.1')).statusCode).toBe(429);
        expect((await from('10.2.0.2')).statusCode).toBe(422);
      },
      { env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } },
    ));

  test('do not count what the server asks itself', () =>
    withApp(
      async (app) => {
        await stockShop(app.db);
        for (let count = 0; count < 1300; count += 1) await app.readInProcess('/products/99');
        expect(await app.readInProcess('/products/1')).toMatchObject({ status: 200, body: { id: '1' } });
        const forged = await app.inject({
          url: '/api/products/1',
          headers: { 'x-rangmala-in-process': '00'.repeat(24) },
        });
        expect(forged.statusCode).toBe(200);
      },
      { env: { RATE_LIMITS: 'on' } },
    ));
});
