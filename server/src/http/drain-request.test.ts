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
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const formatPart = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const formatRequest = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const HEALTH_REQUEST = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

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
    'a gallery upload of a guest',
    401,
    formatRequest('/api/artists/meera/gallery', FORM_TYPE, formatPart('title', 'x'.repeat(2_000_000))),
  ],
])(
  'answers the next request on the connection, or closes the connection, after refusing %s',
  (_case, status, request) =>
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

const MB = 1024 * 1024;
const formatChunk = (content: Buffer) =>
  Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]);
const FILE_HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;

/**
 * Largest number of megabytes that a client may have sent when the server closes the connection. The server reads fewer
 * megabytes, but the operating system buffers some megabytes that the server has not read.
 */
const MAX_SENT_MB = 24;

/** Sends chunks until the server closes the connection or 100 MB are sent. @returns the sent megabytes */
async function sendEndlessBody(socket: Socket): Promise<number> {
  const megabyte = formatChunk(Buffer.alloc(MB, 'x'));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let sentMegabytes = 0;
  while (!socket.destroyed && sentMegabytes < 100) {
    sentMegabytes += 1;
    if (!socket.write(megabyte)) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
  }
  await closed;
  return sentMegabytes;
}

test.each([
  ['a form with an endless file', '/api/upload-image', FORM_TYPE, FILE_HEAD],
  ['a malformed address', '/api/%zz', 'application/json', '"'],
])('refuses an endless chunked body and closes the keep-alive connection: %s', (_case, path, type, head) =>
  withApp(async (app) => {
    const socket = await openConnection(app);
    let received = '';
    socket.on('data', (data) => (received += String(data)));
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    socket.write(formatChunk(Buffer.from(head)));
    expect(await sendEndlessBody(socket)).toBeLessThan(MAX_SENT_MB);
    expect(received).toContain('HTTP/1.1 200 ');
  }),
);
