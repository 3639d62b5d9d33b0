import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  UPLOAD_DAMAGED,
  UPLOAD_MAX_BYTES,
  UPLOAD_TOO_LARGE,
  UPLOAD_WRONG_TYPE,
} from '@rangmala/shared/contract';
import { FileStorage } from '../storage/file-storage.ts';
import { withApp, withFolder } from '../testing/app.ts';
import { type FormField, createFileForm, createMultipartForm } from '../testing/form.ts';
import { createPlainPicture, createTruncatedPng, sendUpload } from '../testing/pictures.ts';
import { testWith } from '../testing/test-with.ts';

const test = testWith<[folder: string]>(withFolder);

test('returns 503 when a file replaces the folder of the uploads', (dataDir) =>
  withApp({ env: { DATA_DIR: dataDir } }, async (app) => {
    const picture = await createPlainPicture(20, 20).png().toBuffer();
    await writeFile(join(dataDir, 'uploads'), 'x');
    const response = await sendUpload(app, createFileForm(picture));
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { detail: 'We can’t store files right now. Please try again later.' },
    ]);
  }));

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
    'refuses an empty file',
    createRefusalTest(422, 'This file is empty. Please choose another one.', () => ''),
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
    createRefusalTest(
      422,
      'This image has too many pixels: at most 60 million. Please make it smaller.',
      () => createTruncatedPng(60_000, 60_000),
    ),
  );
  test(
    'refuses a PNG with too little data',
    createRefusalTest(422, UPLOAD_DAMAGED, () => createTruncatedPng(500, 500)),
  );
  test(
    'refuses a truncated JPEG',
    createRefusalTest(422, UPLOAD_DAMAGED, async () =>
      (await createPlainPicture(500, 500).jpeg().toBuffer()).subarray(0, 700),
    ),
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

  test('returns 503 and leaves no file and no row when the disk is full', async (folder) => {
    const storage = new FileStorage(folder);
    const put = storage.put.bind(storage);
    storage.put = async (key, content) => {
      await put(key, content);
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    await withApp({ dependencies: { storage } }, async (app) => {
      const response = await sendUpload(
        app,
        createFileForm(await createPlainPicture(700, 700).png().toBuffer()),
      );
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({
        detail: 'We can’t store files right now. Please try again later.',
      });
      expect(await readdir(join(folder, 'uploads'))).toEqual([]);
      expect(await app.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
    });
  });
});
