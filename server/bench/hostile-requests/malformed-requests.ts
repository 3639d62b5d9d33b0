import { connect } from 'node:net';
import type { Checks } from './checks.ts';

type ExpectedResult = 'refused' | 'answered';

/**
 * Unusual or malformed requests as text. `refused` requires a status from 400 to 499. `answered` requires status 200.
 */
const MALFORMED_REQUESTS: [text: string, result: ExpectedResult][] = [
  ['GET / HTTP/1.1\r\n\r\n', 'refused'],
  ['GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n', 'refused'],
  ['GET / HTTP/9.9\r\nHost: x\r\n\r\n', 'refused'],
  ['FOO /api/contact HTTP/1.1\r\nHost: x\r\n\r\n', 'refused'],
  ['POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n', 'refused'],
  [
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    'refused',
  ],
  ['POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 'refused'],
  ['POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 'refused'],
  [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 'refused'],
  [`GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 'refused'],
  ['GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n', 'refused'],
  ['GET * HTTP/1.1\r\nHost: x\r\n\r\n', 'refused'],
  // A server must accept an absolute URL (RFC 9112, section 3.2.2).
  ['GET http://x/about HTTP/1.1\r\nHost: x\r\n\r\n', 'answered'],
  // A server may ignore `Upgrade` (RFC 9110, section 7.8).
  ['GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 'answered'],
];
const VALID_REQUEST = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const TIMEOUT_MS = 10_000;

/** Sends each malformed request, then a valid request on a new connection. Checks the statuses of both responses. */
export async function checkMalformedRequests(checks: Checks, base: string): Promise<void> {
  for (const [text, result] of MALFORMED_REQUESTS) {
    const status = await sendRawRequest(base, text);
    const isExpected = result === 'answered' ? status === 200 : status >= 400 && status < 500;
    const name = JSON.stringify(text.slice(0, 90));
    checks.check(isExpected, `malformed request ${name}: ${status || 'no answer'}`);
    const nextStatus = await sendRawRequest(base, VALID_REQUEST);
    checks.check(nextStatus === 200, `The next connection after ${name} gets ${nextStatus || 'no answer'}.`);
  }
}

/**
 * Writes `text` to a new connection and waits for a status line. Keeps the connection open for writing, because Node
 * drops the request of a client that ends the connection before the response.
 * @returns the status of the response; 0 when the connection ends or the time limit passes without a status line
 */
function sendRawRequest(base: string, text: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    let received = '';
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (data) => {
      received += String(data);
      if (received.includes('\r\n')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0)));
    socket.write(text);
  });
}
