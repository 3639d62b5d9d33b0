import { brotliDecompressSync } from 'node:zlib';
import { withApp } from '../testing/app.ts';

describe('answers', () => {
  test('carry headers that protect', () =>
    withApp(async (app) => {
      const { headers } = await app.inject('/api/categories');
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    }));

  test('ask for https from then on where the site has it', () =>
    withApp(
      async (app) => {
        const { headers } = await app.inject('/api/categories');
        expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
      },
      { env: { PUBLIC_URL: 'https://shop.example' } },
    ));

  test('are compressed, best first', () =>
    withApp(async (app) => {
      const answer = await app.inject({
        url: '/api/openapi.json',
        headers: { 'accept-encoding': 'gzip, br' },
      });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveProperty('openapi');
      expect(answer.headers['vary']).toContain('accept-encoding');
    }));
});

describe('writes', () => {
  const write = (headers: Record<string, string>) => ({
    method: 'POST' as const,
    url: '/api/contact',
    payload: {},
    headers,
  });

  test.each<[Record<string, string>]>([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ])('from another site are refused: %j', (headers) =>
    withApp(async (app) => {
      const answer = await app.inject(write(headers));
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ detail: 'This request came from another site.' });
    }),
  );

  test.each<[Record<string, string>]>([
    [{}],
    [{ origin: 'http://localhost:3000' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ])('from our own pages, or from no browser, are looked at: %j', (headers) =>
    withApp(async (app) => {
      expect((await app.inject(write(headers))).statusCode).toBe(422);
    }),
  );
});
