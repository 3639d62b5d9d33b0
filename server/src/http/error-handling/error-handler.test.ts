import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance, FastifyPluginAsync, InjectOptions } from 'fastify';
import { withApp } from '../../testing/app.ts';
import { expectError } from '../../testing/errors.ts';

/** Starts the server and sends raw bytes to it. @returns the whole response */
async function sendRawRequest(app: FastifyInstance, rawRequest: string): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(rawRequest));
    let response = '';
    socket.on('data', (data) => (response += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(response));
  });
}

/** Replaces the pages of the site. Handles all paths outside the API. */
const sitePages: FastifyPluginAsync = async (app) => {
  app.get('/*', async () => 'a page');
};

const errorBody = { detail: expect.stringMatching(/^[A-Z].*\.$/) };

const postContact = (payload: string, contentType = 'application/json'): InjectOptions => ({
  url: '/api/contact',
  method: 'POST',
  payload,
  headers: { 'content-type': contentType },
});

const REFUSED_REQUESTS: [status: number, request: InjectOptions][] = [
  [404, { url: '/api/nothing' }],
  [404, { url: '/api' }],
  [404, { url: '/api/' }],
  [405, { url: '/api/categories', method: 'DELETE' }],
  [400, { url: '/api/products/%E0%A4%A' }],
  [400, { url: '/api/products/a%00b' }],
  [400, { url: '/api/items?category=%00' }],
  [400, { url: '/api/contact', method: 'POST' }],
  [400, postContact('')],
  [400, postContact('{"name":')],
  [400, postContact('[]')],
  [400, postContact('null')],
  [400, postContact('{"__proto__":{"a":1}}')],
  [400, postContact('{"name":"a\\u0000b"}')],
  [415, postContact('hi', 'text/plain')],
  [415, postContact('a=b', 'application/x-www-form-urlencoded')],
  [415, postContact('a', ';;')],
  [413, postContact(`{"message":"${'x'.repeat(200_000)}"}`)],
];

describe('error handler', () => {
  test('returns a JSON error for each refused request', () =>
    withApp({ dependencies: { site: sitePages } }, async (app) => {
      for (const [status, request] of REFUSED_REQUESTS) {
        const { statusCode, headers, body } = await app.inject(request);
        expect([request, statusCode]).toEqual([request, status]);
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        expect(headers['cache-control']).toBe('no-store');
        expect(JSON.parse(body)).toEqual(errorBody);
      }
    }));

  test.each([
    [
      'headers over the limit',
      431,
      `GET /api/health HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
    ['bytes that are not HTTP', 400, 'HELLO\r\n\r\n'],
  ])('returns a JSON error over a raw connection for %s with status %i', (_case, status, rawRequest) =>
    withApp(async (app) => {
      const response = await sendRawRequest(app, rawRequest);
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(JSON.parse(response.slice(response.indexOf('\r\n\r\n')))).toEqual(errorBody);
    }),
  );

  test('logs the cause of a server error and does not send the cause to the client', () => {
    const lines: string[] = [];
    return withApp(
      { env: { LOG_LEVEL: 'info' }, dependencies: { logStream: { write: (line) => void lines.push(line) } } },
      async (app) => {
        await app.db.schema.alterTable('products').renameTo('renamed_products').execute();
        const response = await app.inject('/api/items?category=secret-query');
        expectError(response, 500, 'Something went wrong on our side. Please try again.');
        const log = lines.join('');
        expect(log).toContain('products');
        expect(log).not.toContain('secret-query');
      },
    );
  });
});
