import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sitePlugin } from '../platform/plugin.ts';
import { publishBuiltReleases } from '../platform/releases/publish-built.ts';
import { withApp, withFolder } from '../testing/app.ts';
import { buildTestRelease } from '../testing/releases.ts';
import { toRoutableUrl } from './routable-url.ts';

test.each([
  ['/about?a=b', '/about?a=b'],
  ['http://shop.example/about?a=b', '/about?a=b'],
  ['HTTPS://shop.example:8443', '/'],
  ['http://shop.example/api/products/%', '/api/products/%'],
  ['http://shop.example/%', '/not-found'],
  ['http://shop.example/%00', '/not-found'],
  ['http://[', '/not-found'],
  ['ftp://shop.example/about', '/not-found'],
  ['shop.example:443', '/not-found'],
  ['*', '/not-found'],
  ['', '/not-found'],
])('routes %p to %p', (url, expected) => {
  expect(toRoutableUrl(url)).toBe(expected);
});

/** Server bundle of a shell that parses the URL of the request, as the router of the pages does. */
const SHELL_BUNDLE = `
exports.modules = {};
exports.provided = {};
exports.render = async ({ url }) => {
  const { pathname } = new URL('http://localhost' + url);
  const status = pathname === '/about' ? 200 : 404;
  return { status, html: '<!DOCTYPE html><html><body>Page ' + pathname + '</body></html>', failures: [], rendered: [] };
};
`;

/** Sends a request line over a new connection and returns the response. */
function sendRequestLine(app: FastifyInstance, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let response = '';
    socket.on('data', (data) => (response += String(data)));
    socket.on('error', reject);
    socket.on('close', () => resolve(response));
    socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  });
}

test('sends pages for absolute URLs and the not-found page for *, without a failure of the shell', () =>
  withFolder(async (root) => {
    let log = '';
    await buildTestRelease(root, { app: 'shell', serverBundle: SHELL_BUNDLE });
    await withApp(
      async (app) => {
        await publishBuiltReleases(app.db, app.storage, root);
        await app.listen({ port: 0, host: '127.0.0.1' });
        for (const [line, status, page] of [
          ['GET http://shop.example/about HTTP/1.1', 200, 'Page /about'],
          ['GET http://shop.example HTTP/1.1', 404, 'Page /'],
          ['GET * HTTP/1.1', 404, 'Page /not-found'],
        ] as const) {
          const response = await sendRequestLine(app, line);
          expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
          expect(response).toContain(`<body>${page}</body>`);
        }
        expect(log).toBe('');
      },
      {
        dependencies: { site: sitePlugin, logStream: { write: (line) => void (log += line) } },
        env: { LOG_LEVEL: 'warn' },
      },
    );
  }));
