import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance, FastifyPluginAsync, InjectOptions } from 'fastify';
import { withApp } from '../../testing/app.ts';

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

describe('error handler', () => {
  test.each<[string, number, InjectOptions]>([
    ['an unknown endpoint', 404, { url: '/api/nothing' }],
    ['the root of the API', 404, { url: '/api' }],
    ['the root of the API with a slash', 404, { url: '/api/' }],
    ['a method that a known path lacks', 405, { url: '/api/categories', method: 'DELETE' }],
    ['an incomplete percent encoding', 400, { url: '/api/products/%E0%A4%A' }],
    ['a NUL character', 400, { url: '/api/products/a%00b' }],
    ['a NUL character in a query', 400, { url: '/api/items?category=%00' }],
    [
      'incomplete JSON',
      400,
      {
        url: '/api/contact',
        method: 'POST',
        payload: '{"name":',
        headers: { 'content-type': 'application/json' },
      },
    ],
    [
      'an empty body',
      400,
      { url: '/api/contact', method: 'POST', headers: { 'content-type': 'application/json' } },
    ],
    ['no body', 400, { url: '/api/contact', method: 'POST' }],
    ['a list instead of an object', 400, { url: '/api/contact', method: 'POST', payload: [] }],
    [
      'null',
      400,
      {
        url: '/api/contact',
        method: 'POST',
        payload: 'null',
        headers: { 'content-type': 'application/json' },
      },
    ],
    [
      'a body with the field __proto__',
      400,
      {
        url: '/api/contact',
        method: 'POST',
        payload: '{"__proto__":{"a":1}}',
        headers: { 'content-type': 'application/json' },
      },
    ],
    ['a NUL character in a body', 400, { url: '/api/contact', method: 'POST', payload: { name: 'a\0b' } }],
    [
      'plain text',
      415,
      { url: '/api/contact', method: 'POST', payload: 'hi', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'a form instead of JSON',
      415,
      {
        url: '/api/contact',
        method: 'POST',
        payload: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
    [
      'an invalid content type',
      415,
      { url: '/api/contact', method: 'POST', payload: 'a', headers: { 'content-type': ';;' } },
    ],
    [
      'a body over the limit',
      413,
      { url: '/api/contact', method: 'POST', payload: { message: 'x'.repeat(200_000) } },
    ],
  ])('returns a JSON error for %s with status %i', (_case, status, request) =>
    withApp({ dependencies: { site: sitePages } }, async (app) => {
      const response = await app.inject(request);
      expect(response.statusCode).toBe(status);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json()).toEqual(errorBody);
    }),
  );

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
        expect(response.statusCode).toBe(500);
        expect(response.json()).toEqual({ detail: 'Something went wrong on our side. Please try again.' });
        const log = lines.join('');
        expect(log).toContain('products');
        expect(log).not.toContain('secret-query');
      },
    );
  });
});
