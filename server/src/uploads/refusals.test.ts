import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  UPLOAD_DAMAGED,
  UPLOAD_MAX_BYTES,
  UPLOAD_TOO_LARGE,
  UPLOAD_WRONG_TYPE,
} from '@rangmala/shared/contract';
import { FileStorage } from '../storage/file-storage.ts';
import { test, withApp, withFolder } from '../testing/app.ts';
import { type FormField, createFileForm, createMultipartForm } from '../testing/form.ts';
import { createPlainPicture, createTruncatedPng, sendUpload } from '../testing/pictures.ts';
import { expectError } from '../testing/errors.ts';

const NO_STORAGE = 'We can’t store files right now. Please try again later.';

describe('image uploads', () => {
  test('refuses a file that is too large, no picture or damaged, and stores nothing', async (app) => {
    const jpeg = await createPlainPicture(500, 500).jpeg().toBuffer();
    const refusals: [status: number, detail: string, content: string | Buffer][] = [
      [413, UPLOAD_TOO_LARGE, Buffer.alloc(UPLOAD_MAX_BYTES + 1, 0xff)],
      [422, 'This file is empty. Please choose another one.', ''],
      [415, UPLOAD_WRONG_TYPE, '<html><script>alert(1)</script></html>'],
      [415, UPLOAD_WRONG_TYPE, await createPlainPicture(9, 9).webp().toBuffer()],
      [
        422,
        'This image has too many pixels: at most 60 million. Please make it smaller.',
        createTruncatedPng(60_000, 60_000),
      ],
      [422, UPLOAD_DAMAGED, createTruncatedPng(500, 500)],
      [422, UPLOAD_DAMAGED, jpeg.subarray(0, 700)],
    ];
    for (const [status, detail, content] of refusals) {
      const response = await sendUpload(app, createFileForm(content));
      expectError(response, status, detail);
    }
    expect(await app.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
    expect(await app.storage.list('uploads')).toEqual([]);
  });

  test('refuses a form that does not contain one file in the field “file”', async (app) => {
    const file = { name: 'file', value: 'x', filename: 'a' };
    const refusals: [status: number, detail: string, ...fields: FormField[]][] = [
      [422, 'Please choose an image.', { name: 'title', value: 'x' }],
      [422, 'Please choose an image.', { ...file, name: 'other' }],
      [413, 'Please send one file at a time.', file, file],
      [413, 'A field of the form is too long.', { name: 'title', value: 'x'.repeat(9000) }],
    ];
    for (const [status, detail, ...fields] of refusals) {
      const response = await sendUpload(app, createMultipartForm(...fields));
      expectError(response, status, detail);
    }
    const form = createFileForm('x');
    for (const [status, request] of [
      [415, { headers: { 'content-type': 'application/json' }, payload: '{}' }],
      [400, { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' }],
      [400, { ...form, payload: form.payload.subarray(0, 130) }],
    ] as const) {
      const response = await app.inject({ method: 'POST', url: '/api/upload-image', ...request });
      expectError(response, status, /\.$/);
    }
  });

  test('returns 503 when a file replaces the folder of the uploads', async (app) => {
    await writeFile(join(app.settings.dataDir, 'uploads'), 'x');
    const picture = await createPlainPicture(20, 20).png().toBuffer();
    expectError(await sendUpload(app, createFileForm(picture)), 503, NO_STORAGE);
  });

  test('returns 503 and leaves no file and no row when the disk is full', () =>
    withFolder(async (folder) => {
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
        expectError(response, 503, NO_STORAGE);
        expect(await readdir(join(folder, 'uploads'))).toEqual([]);
        expect(await app.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
      });
    }));
});
