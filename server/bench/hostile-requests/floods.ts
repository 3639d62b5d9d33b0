import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Checks } from './checks.ts';
import { createProxyHeaders, type ReceivedResponse, repeatRequest, send } from './client.ts';
import { guessPasswords } from './password-guesses.ts';
import { createPictureForm } from './people.ts';
import { type RunningSite, withRunningSite } from './running-site.ts';

/*
 * Sends more requests than the limits allow, guesses passwords, opens idle connections, aborts requests and requests
 * pages that no cache contains. Requests above a limit must get 429 with `Retry-After`. Page requests above the
 * capacity of the server must get 429 or 503. Requests from other IP addresses must not be limited.
 */

const ATTACKER = '203.0.113.7';
const VISITOR = '198.51.100.9';
const IDLE_CONNECTIONS = 500;
const UNCACHED_PAGES = 600;

export async function checkFloods(checks: Checks): Promise<void> {
  await withRunningSite(
    async (site) => {
      await exceedRateLimits(checks, site);
      await guessPasswords(checks, site);
      await openIdleConnections(checks, site);
      await abortRequests(checks, site);
      await requestUncachedPages(checks, site);
    },
    { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
  );
}

async function exceedRateLimits(checks: Checks, { base }: RunningSite): Promise<void> {
  const message = {
    name: 'A',
    email: 'a@hostile.example',
    subject: 'A',
    message: 'A',
    phone: '',
    company: '',
  };
  const form = await createPictureForm();
  const attacks: [
    name: string,
    count: number,
    request: (headers: Record<string, string>) => Promise<ReceivedResponse>,
  ][] = [
    ['reads', 1_500, (headers) => send(base, '/api/categories', { headers })],
    [
      'contact messages',
      60,
      (headers) => send(base, '/api/contact', { method: 'POST', body: message, headers }),
    ],
    [
      'uploads',
      80,
      (headers) =>
        send(base, '/api/upload-image', {
          method: 'POST',
          body: form.body,
          headers: { ...form.headers, ...headers },
        }),
    ],
    [
      'registrations',
      300,
      (headers) =>
        send(base, '/api/register', {
          method: 'POST',
          headers,
          body: { email: 'not an email', password: 'x', full_name: '' },
        }),
    ],
  ];
  for (const [name, count, request] of attacks) {
    const responses = await repeatRequest(count, () => request(createProxyHeaders(ATTACKER)));
    const refusedResponses = responses.filter(({ status }) => status === 429);
    checks.check(refusedResponses.length > 0, `${count} ${name} of one address: none is refused`);
    for (const { headers, body } of refusedResponses) {
      checks.check(Number(headers['retry-after']) > 0, `${name}: no Retry-After`);
      checks.check(/"detail":"[A-Z]/.test(body.toString()), `${name}: ${body.toString()}`);
    }
    const highestStatus = Math.max(...responses.map(({ status }) => status));
    checks.check(highestStatus < 500, `${name}: ${highestStatus}`);
    const otherResponse = await request(createProxyHeaders(VISITOR));
    checks.check(otherResponse.status < 429, `${name}: another address gets ${otherResponse.status}`);
  }
}

async function openIdleConnections(checks: Checks, site: RunningSite): Promise<void> {
  const port = Number(new URL(site.base).port);
  const sockets: Socket[] = [];
  for (let index = 0; index < IDLE_CONNECTIONS; index += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    // Half of the connections send a part of a request.
    if (index % 2 === 0) socket.write('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Le');
    sockets.push(socket);
  }
  await Promise.all(sockets.filter(({ connecting }) => connecting).map((socket) => once(socket, 'connect')));
  await checkOtherVisitor(checks, site, `${IDLE_CONNECTIONS} idle connections`);
  for (const socket of sockets) socket.destroy();
}

async function abortRequests(checks: Checks, site: RunningSite): Promise<void> {
  const port = Number(new URL(site.base).port);
  for (let index = 0; index < 300; index += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET /shop/mugs?aborted=${index} HTTP/1.1\r\nHost: x\r\n\r\n`);
    socket.resetAndDestroy();
  }
  await checkOtherVisitor(checks, site, '300 aborted requests');
}

async function requestUncachedPages(checks: Checks, site: RunningSite): Promise<void> {
  const paths = ['/', '/shop/mugs', '/art-gallery', '/appointment', '/product/mug-chai-first'];
  const responses = await repeatRequest(UNCACHED_PAGES, (index) =>
    send(site.base, `${paths[index % paths.length]}?flood=${index}`, {
      headers: createProxyHeaders(ATTACKER),
    }),
  );
  for (const { status, headers, body } of responses) {
    const isRefusal = (status === 503 || status === 429) && Number(headers['retry-after']) > 0;
    checks.check(
      (status === 200 || isRefusal) && body.toString().trimEnd().endsWith('</html>'),
      `an uncached page: ${status} ${body.toString().slice(0, 100)}`,
    );
  }
  await checkOtherVisitor(checks, site, `${UNCACHED_PAGES} uncached pages`);
}

async function checkOtherVisitor(checks: Checks, { base }: RunningSite, situation: string): Promise<void> {
  for (const path of ['/', '/shop/mugs', '/api/categories']) {
    const response = await send(base, path, {
      headers: createProxyHeaders(VISITOR),
      timeoutMs: 15_000,
    }).catch(String);
    const status = typeof response === 'string' ? response : response.status;
    checks.check(status === 200, `${situation}: another visitor gets ${status} for ${path}`);
  }
}
