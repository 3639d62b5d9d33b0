import type { FastifyInstance, InjectOptions } from 'fastify';
import { test } from '../../testing/team-site.ts';
import { expectError } from '../../testing/errors.ts';

const BROWSER_HEADERS = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const FORM_HEADERS = { ...BROWSER_HEADERS, 'content-type': 'application/x-www-form-urlencoded' };
const CROSS_SITE_HEADERS = { ...FORM_HEADERS, origin: 'https://other.example' };

const injectWithHeaders = (app: FastifyInstance, headers: Record<string, string>, request: InjectOptions) =>
  app.inject({ ...request, headers: { ...headers, ...request.headers } });

const UNKNOWN_ADDRESS = 'There is nothing at this address.';
const UNKNOWN_ORDER = 'We couldn’t find this order.';
const CROSS_SITE = 'This request came from another site.';

const CASES: [status: number, detail: string, InjectOptions][] = [
  [404, UNKNOWN_ORDER, { url: '/orders/RM-AAAA-AAAA/documents/x.pdf' }],
  [404, 'We couldn’t find this document.', { url: '/orders/RM-AAAA-AAAA/packing-slip' }],
  [404, UNKNOWN_ORDER, { url: '/pay/RM-AAAA-AAAA', method: 'POST', headers: FORM_HEADERS, payload: 'a=b' }],
  [
    403,
    CROSS_SITE,
    { url: '/pay/RM-AAAA-AAAA', method: 'POST', headers: CROSS_SITE_HEADERS, payload: 'a=b' },
  ],
  [403, CROSS_SITE, { url: '/api/logout', method: 'POST', headers: CROSS_SITE_HEADERS, payload: '' }],
  [404, 'This site does not load remotes from developers’ machines.', { url: '/_dev?app=shop' }],
  [404, UNKNOWN_ADDRESS, { url: '/uploads/a/b' }],
  [404, UNKNOWN_ADDRESS, { url: '/media/x.webp' }],
  [
    405,
    'This address can’t be used this way.',
    { url: '/', method: 'POST', headers: FORM_HEADERS, payload: 'a=b' },
  ],
];

test('sends browsers a page with the status and the sentence, and other clients JSON', async ({ app }) => {
  for (const [status, detail, request] of CASES) {
    const page = await injectWithHeaders(app, BROWSER_HEADERS, request);
    expect([request.url, page.statusCode]).toEqual([request.url, status]);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect(page.body).toContain(`<p>${detail}</p>`);
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    expect(page.body).toContain('href="/"');

    const json = await app.inject({ ...request, headers: { ...request.headers, accept: '*/*' } });
    expect([request.url, json.statusCode, json.json()]).toEqual([request.url, status, { detail }]);
  }
});

test('sends JSON when a browser opens a path of the API', async ({ app }) => {
  const response = await app.inject({ url: '/api/nothing', headers: BROWSER_HEADERS });
  expectError(response, 404, UNKNOWN_ADDRESS);
});
