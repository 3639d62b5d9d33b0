import { readdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE, UPLOAD_WRONG_TYPE } from '@rangmala/shared/contract';
import { FileStorage } from '../storage/file-storage.ts';
import { withApp, withFolder } from '../testing/app.ts';
import { type FormField, createFileForm, createMultipartForm } from '../testing/form.ts';
import { createPlainPicture, createTruncatedPng, sendUpload } from '../testing/pictures.ts';
import { ImageWorkers } from './image-workers.ts';

test('returns 503 when a file replaces the folder of the uploads', () =>
  withFolder((dataDir) =>
    withApp(
      async (app) => {
        const picture = await createPlainPicture(20, 20).png().toBuffer();
        await writeFile(join(dataDir, 'uploads'), 'x');
        const response = await sendUpload(app, createFileForm(picture));
        expect([response.statusCode, response.json()]).toEqual([
          503,
          { detail: 'We can’t store files right now. Please try again later.' },
        ]);
      },
      { env: { DATA_DIR: dataDir } },
    ),
  ));

describe('image uploads', () => {
  const createRefusalTest =
    (status: number, detail: string, content: () => Promise<string | Buffer> | string | Buffer) => () =>
      withApp(async (app) => {
        const response = await sendUpload(app, createFileForm(await content()));
        expect(response.json()).toEqual({ detail });
        expect(response.statusCode).toBe(status);
        expect(await app.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
        expect(await app.storage.list('uploads')).toEqual([]);
      });

  test(
    'refuses a file of 5 MB and one byte',
    createRefusalTest(413, UPLOAD_TOO_LARGE, () => Buffer.alloc(UPLOAD_MAX_BYTES + 1, 0xff)),
  );
  test(
    'refuses a file of 12 MB',
    createRefusalTest(413, UPLOAD_TOO_LARGE, () => Buffer.alloc(12 * 1024 * 1024, 0xff)),
  );
  test(
    'refuses a file of 60 MB',
    createRefusalTest(413, UPLOAD_TOO_LARGE, () => Buffer.alloc(60 * 1024 * 1024)),
  );
  test(
    'refuses an empty file',
    createRefusalTest(422, 'This file is empty.', () => ''),
  );
  test(
    'refuses an HTML page with the file name of a picture',
    createRefusalTest(415, UPLOAD_WRONG_TYPE, () => '<html><script>alert(1)</script></html>'),
  );
  test(
    'refuses an unsupported format',
    createRefusalTest(415, UPLOAD_WRONG_TYPE, () => createPlainPicture(9, 9).webp().toBuffer()),
  );
  test(
    'refuses a picture of 3.6 billion pixels',
    createRefusalTest(422, 'This image has too many pixels: at most 60 million.', () =>
      createTruncatedPng(60_000, 60_000),
    ),
  );
  test(
    'refuses a PNG with too little data',
    createRefusalTest(422, 'This image is damaged and cannot be read.', () => createTruncatedPng(500, 500)),
  );
  test.each(['{', '{"__proto__":1}', ''])('refuses a form with the JSON field %p', (value) =>
    withApp(async (app) => {
      const payload = `--x\r\nContent-Disposition: form-data; name="title"\r\nContent-Type: application/json\r\n\r\n${value}\r\n--x--\r\n`;
      const response = await sendUpload(app, {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: Buffer.from(payload),
      });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { detail: 'The form is malformed or incomplete.' },
      ]);
    }),
  );
  test('refuses a form with a field named __proto__', () =>
    withApp(async (app) => {
      const response = await sendUpload(app, createMultipartForm({ name: '__proto__', value: 'x' }));
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { detail: 'The form is malformed or incomplete.' },
      ]);
    }));
  test(
    'refuses a truncated JPEG',
    createRefusalTest(422, 'This image is damaged and cannot be read.', async () =>
      (await createPlainPicture(500, 500).jpeg().toBuffer()).subarray(0, 700),
    ),
  );
  test(
    'refuses an incomplete drawing',
    createRefusalTest(
      422,
      'This image is damaged and cannot be read.',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><rect',
    ),
  );

  test(
    'checks the type of a file of exactly 5 MB',
    createRefusalTest(415, UPLOAD_WRONG_TYPE, () => Buffer.alloc(UPLOAD_MAX_BYTES)),
  );

  const createFormRefusalTest =
    (status: number, detail: string, ...fields: FormField[]) =>
    () =>
      withApp(async (app) => {
        const response = await sendUpload(app, createMultipartForm(...fields));
        expect(response.json()).toEqual({ detail });
        expect(response.statusCode).toBe(status);
      });
  test(
    'refuses a form without a file',
    createFormRefusalTest(422, 'Please choose an image.', { name: 'title', value: 'x' }),
  );
  test(
    'refuses a file in a field that is not named file',
    createFormRefusalTest(422, 'Please choose an image.', { name: 'other', value: 'x', filename: 'a.png' }),
  );
  test(
    'refuses two files',
    createFormRefusalTest(
      413,
      'Please send one file at a time.',
      { name: 'file', value: 'x', filename: 'a' },
      { name: 'file', value: 'x', filename: 'b' },
    ),
  );
  test(
    'refuses a text field that is too long',
    createFormRefusalTest(413, 'A field of the form is too long.', {
      name: 'title',
      value: 'x'.repeat(9000),
    }),
  );

  test.each([
    ['JSON', 415, { headers: { 'content-type': 'application/json' }, payload: '{}' }],
    ['a form without a boundary', 400, { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' }],
    [
      'a form that is cut off',
      400,
      { ...createFileForm('x'), payload: createFileForm('x').payload.subarray(0, 130) },
    ],
  ])('refuses %s', (_case, status, request) =>
    withApp(async (app) => {
      const response = await app.inject({ method: 'POST', url: '/api/upload-image', ...request });
      expect(response.json()).toEqual({ detail: expect.stringMatching(/\.$/) });
      expect(response.statusCode).toBe(status);
    }),
  );

  test('refuses uploads when too many wait', () => {
    const imageWorkers = new ImageWorkers({ maxWaiting: 1 });
    return withApp(
      async (app) => {
        const picture = await createPlainPicture(2000, 2000).png().toBuffer();
        const responses = await Promise.all(
          Array.from({ length: 8 }, () => sendUpload(app, createFileForm(picture))),
        );
        const statuses = responses.map(({ statusCode }) => statusCode);
        expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
        expect(statuses).toContain(429);
        expect(new Set(statuses)).toEqual(new Set([200, 429]));
      },
      { dependencies: { imageWorkers } },
    );
  });

  test('returns 503 and leaves no file and no row when the disk is full', () =>
    withFolder(async (folder) => {
      const storage = new FileStorage(folder);
      const put = storage.put.bind(storage);
      let putCount = 0;
      storage.put = async (key, content) => {
        if (putCount === 2) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        putCount += 1;
        await put(key, content);
      };
      await withApp(
        async (app) => {
          const response = await sendUpload(
            app,
            createFileForm(await createPlainPicture(700, 700).png().toBuffer()),
          );
          expect([putCount, response.statusCode]).toEqual([2, 503]);
          expect(response.json()).toEqual({
            detail: 'We can’t store files right now. Please try again later.',
          });
          expect(await readdir(join(folder, 'uploads'))).toEqual([]);
          expect(await app.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
        },
        { dependencies: { storage } },
      );
    }));

  /** Starts uploads and sends only the first part of their content. */
  async function stallUploads(app: FastifyInstance, count: number) {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const { headers, payload } = createFileForm('x'.repeat(1000));
    const partialRequest =
      `POST /api/upload-image HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n` +
      `Content-Type: ${headers['content-type']}\r\n\r\n${payload.subarray(0, 500).toString()}`;
    const senders = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
    for (const sender of senders) sender.write(partialRequest);
    return {
      disconnect: () => senders.forEach((sender) => sender.destroy()),
      /**
       * Sends up to 500 further uploads until the server answers with `status`. These uploads also use the network, so
       * the server receives them after the stalled uploads.
       * @returns whether the server has answered with `status`
       */
      async waitForStatus(status: number) {
        const form = createFileForm('x');
        for (let tries = 0; tries < 500; tries += 1) {
          const response = await fetch(`http://127.0.0.1:${port}/api/upload-image`, {
            method: 'POST',
            headers: form.headers,
            body: new Uint8Array(form.payload),
          });
          await response.text();
          if (response.status === status) return true;
        }
        return false;
      },
    };
  }

  test('accepts uploads again after the senders of 24 uploads disconnect', () =>
    withApp(async (app) => {
      const senders = await stallUploads(app, 24);
      expect(await senders.waitForStatus(429)).toBe(true);
      senders.disconnect();
      expect(await senders.waitForStatus(415)).toBe(true);
    }));

  test('accepts uploads from another IP address during slow uploads of one IP address', () =>
    withApp(
      async (app) => {
        const senders = await stallUploads(app, 24);
        expect(await senders.waitForStatus(429)).toBe(true);
        const otherResponse = await app.inject({
          method: 'POST',
          url: '/api/upload-image',
          remoteAddress: '203.0.113.7',
          ...createFileForm('x'),
        });
        senders.disconnect();
        expect(otherResponse.statusCode).toBe(415);
      },
      { env: { RATE_LIMITS: 'on' } },
    ));
});
