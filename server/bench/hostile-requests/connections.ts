import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Checks } from './checks.ts';
import { withRunningSite } from './running-site.ts';

/*
 * Sends requests that the server refuses, and a second request on the same connection. The server must either answer
 * the second request, or send `Connection: close` and close the connection. The server must also close
 * connections with endless bodies.
 */

const BOUNDARY = 'hostile';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const JSON_TYPE = 'application/json';
const createFieldForm = (value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"\r\n\r\n${value}\r\n--${BOUNDARY}--\r\n`;
const createFileForm = (bytes: number) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'x'.repeat(bytes)}\r\n--${BOUNDARY}--\r\n`;

const KB = 1024;
const MB = 1024 * KB;
/**
 * The server must close the connection before a client has sent this many bytes of an endless body. Bytes in the
 * buffers of the operating system count as sent.
 */
const MAX_ENDLESS_BYTES = 24 * MB;
const REPETITIONS = 5;

const REFUSED_REQUESTS: [name: string, method: string, path: string, type: string, body: string][] = [
  ['300 KB of JSON', 'POST', '/api/contact', JSON_TYPE, `"${'x'.repeat(300 * KB)}"`],
  ['6 MB of JSON', 'POST', '/api/orders', JSON_TYPE, `"${'x'.repeat(6 * MB)}"`],
  ['a field over 8 KB', 'POST', '/api/upload-image', FORM, createFieldForm('x'.repeat(9 * KB))],
  ['a field of 300 KB', 'POST', '/api/upload-image', FORM, createFieldForm('x'.repeat(300 * KB))],
  ['a file over 5 MB', 'POST', '/api/upload-image', FORM, createFileForm(5.1 * MB)],
  ['a form of a guest', 'POST', '/api/artists/meera/gallery', FORM, createFileForm(300 * KB)],
  ['a form of 12 MB', 'POST', '/api/upload-image', FORM, createFileForm(12 * MB)],
  ['an unknown address', 'POST', '/api/nothing', JSON_TYPE, 'x'.repeat(2 * MB)],
  ['a page', 'POST', '/shop', FORM, createFileForm(2 * MB)],
  ['a wrong type', 'POST', '/api/contact', 'text/plain', 'x'.repeat(2 * MB)],
  ['a package without a token', 'PUT', '/_releases/shop', 'application/gzip', 'x'.repeat(3 * MB)],
  ['a package for an unknown app', 'PUT', '/_releases/%00', 'application/gzip', 'x'.repeat(3 * MB)],
];

const ENDLESS_REQUESTS: [name: string, path: string, type: string, head: string][] = [
  ['a file', '/api/upload-image', FORM, createFileForm(0).split('\r\n--')[0] ?? ''],
  ['a field', '/api/upload-image', FORM, createFieldForm('').slice(0, 80)],
  ['a file of a guest', '/api/artists/meera/gallery', FORM, createFileForm(0).slice(0, 100)],
  ['JSON', '/api/contact', JSON_TYPE, '"'],
  ['a package', '/_releases/shop', 'application/gzip', 'x'],
];

export async function checkConnections(checks: Checks): Promise<void> {
  await withRunningSite(async ({ base }) => {
    const port = Number(new URL(base).port);
    for (const request of REFUSED_REQUESTS) {
      for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
        const problem = await findConnectionProblem(port, request);
        checks.check(problem === undefined, `${request[0]}: ${problem}`);
      }
    }
    for (const [name, path, type, head] of ENDLESS_REQUESTS) {
      const sentBytes = await sendEndlessBody(port, path, type, head);
      checks.check(
        sentBytes < MAX_ENDLESS_BYTES,
        `endless ${name}: closed after ${Math.round(sentBytes / MB)} MB`,
      );
    }
  });
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/**
 * Sends a request that must be refused. When the server keeps the connection open, also sends a valid request.
 * @returns a description of the problem of the connection; undefined when there is no problem
 */
async function findConnectionProblem(
  port: number,
  [, method, path, type, body]: (typeof REFUSED_REQUESTS)[number],
): Promise<string | undefined> {
  const socket = await openSocket(port);
  let received = '';
  socket.on('data', (data: Buffer) => (received += data.toString('latin1')));
  const closePromise = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  const waitForText = async (text: string) => {
    for (let waits = 0; waits < 500 && !received.includes(text) && !socket.destroyed; waits += 1)
      await pause(10);
    return received.includes(text);
  };
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  socket.write(body);
  const isRefused = await waitForText('HTTP/1.1 4');
  const [head = ''] = received.split('\r\n\r\n');
  if (!isRefused) {
    socket.destroy();
    return `no refusal: ${received.slice(0, 100)}`;
  }
  if (/^connection: close/im.test(head)) {
    // The server may send the end of its response before it closes the connection.
    const isClosed = await Promise.race([closePromise, pause(10_000, false)]);
    socket.destroy();
    return isClosed ? undefined : 'says "Connection: close" and does not close';
  }
  socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const isHealthy = await waitForText('"status":"ok"');
  socket.destroy();
  return isHealthy ? undefined : `the second request is not answered: ${head.slice(0, 200)}`;
}

/** Sends chunks until the server closes the connection or 100 MB are sent. Returns the number of sent bytes. */
async function sendEndlessBody(port: number, path: string, type: string, head: string): Promise<number> {
  const socket = await openSocket(port);
  socket.resume();
  const method = path.startsWith('/_releases') ? 'PUT' : 'POST';
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  socket.write(`${head.length.toString(16)}\r\n${head}\r\n`);
  const chunk = Buffer.from(`${(64 * KB).toString(16)}\r\n${'x'.repeat(64 * KB)}\r\n`);
  let sentBytes = 0;
  while (!socket.destroyed && sentBytes < 100 * MB) {
    sentBytes += chunk.length;
    if (socket.write(chunk)) continue;
    // `once` of node:events would reject when the server resets the connection.
    await new Promise<void>((resolve) => {
      const stop = () => {
        socket.off('drain', stop).off('close', stop);
        resolve();
      };
      socket.on('drain', stop).on('close', stop);
    });
  }
  socket.destroy();
  return sentBytes;
}
