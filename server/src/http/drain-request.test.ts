import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { test } from '../testing/app.ts';

async function openConnection(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
}

const BOUNDARY = 'rangmala-test';
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

test('answers the next request on the connection after refusing a form with a field over 8 KB', async (app) => {
  const socket = await openConnection(app);
  const formatPart = (length: number) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"\r\n\r\n${'x'.repeat(length)}\r\n`;
  const body = `${formatPart(9_000)}${formatPart(2_000_000)}--${BOUNDARY}--\r\n`;
  socket.write(
    `POST /api/upload-image HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(`${body}GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413 [^]*HTTP\/1.1 200 [^]*{"status":"ok"}/);
});

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
])(
  'refuses an endless chunked body and closes the keep-alive connection: %s',
  async (_case, path, type, head, app) => {
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
  },
);
