import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { withApp } from '../testing/app.ts';

async function openConnection(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
}

/** Reads until the received bytes contain the text or the connection closes. */
async function readUntil(socket: Socket, text: string): Promise<string> {
  let received = '';
  for await (const chunk of socket) {
    received += String(chunk);
    if (received.includes(text)) return received;
  }
  return received;
}

const BOUNDARY = 'rangmala-test';
const formatPart = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const formatRequest = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const HEALTH_REQUEST = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

test.each([
  [
    'a request to an unknown endpoint',
    404,
    formatRequest('/api/nothing', 'application/json', 'x'.repeat(2_000_000)),
  ],
  [
    'a JSON body over the limit',
    413,
    formatRequest('/api/contact', 'application/json', 'x'.repeat(2_000_000)),
  ],
  [
    'a form with a field over 8 KB',
    413,
    formatRequest(
      '/api/upload-image',
      FORM_TYPE,
      `${formatPart('title', 'x'.repeat(9_000))}${formatPart('more', 'x'.repeat(2_000_000))}--${BOUNDARY}--\r\n`,
    ),
  ],
  [
    'a guest’s form',
    401,
    formatRequest('/api/artists/meera/gallery', FORM_TYPE, formatPart('title', 'x'.repeat(2_000_000))),
  ],
])('keeps the connection usable or closes it after it refuses %s', (_what, status, request) =>
  withApp(async (app) => {
    const socket = await openConnection(app);
    socket.write(request);
    const firstResponse = readUntil(socket, '"detail"');
    expect(await firstResponse).toContain(`HTTP/1.1 ${status} `);
    if (/^connection: close/im.test(await firstResponse)) return;
    const nextSocket = await openConnection(app);
    socket.destroy();
    nextSocket.write(request + HEALTH_REQUEST);
    expect(await readUntil(nextSocket, '"status":"ok"')).toContain('{"status":"ok"}');
    nextSocket.destroy();
  }),
);

test('refuses an endless chunked form and closes its connection', () =>
  withApp(async (app) => {
    const socket = await openConnection(app);
    socket.write(
      `POST /api/upload-image HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const chunkWithSize = Buffer.concat([
      Buffer.from(`${chunk.length.toString(16)}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    ]);
    const fieldHeader = Buffer.from(formatPart('title', ''));
    socket.write(
      Buffer.concat([
        Buffer.from(`${fieldHeader.length.toString(16)}\r\n`),
        fieldHeader,
        Buffer.from('\r\n'),
      ]),
    );
    let chunkCount = 0;
    const connectionClose = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.resume();
    while (!socket.destroyed && chunkCount < 300) {
      chunkCount += 1;
      if (!socket.write(chunkWithSize)) {
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), connectionClose]);
      }
    }
    await connectionClose;
    expect(chunkCount).toBeLessThan(150);
  }));
