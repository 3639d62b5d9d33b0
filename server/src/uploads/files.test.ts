import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { withApp, withFolder } from '../testing/app.ts';
import { decodePixels, createPlainPicture, uploadAndFetch } from '../testing/pictures.ts';
import { testWith } from '../testing/test-with.ts';

const test = testWith<[folder: string]>(withFolder);

describe('uploaded files', () => {
  const UNKNOWN_URLS = [
    '/uploads/aaaaaaaaaaaaaaaaaaaaaa/design-1x1.webp',
    '/uploads/aaaaaaaaaaaaaaaaaaaaaa/design-1x1.share.jpg',
    '/uploads/aaaaaaaaaaaaaaaaaaaaaa/design-1x1.jpg',
    '/uploads/..%2f..%2frangmala.db/design-1x1.webp',
    '/uploads/../rangmala.db',
    '/uploads/%2e%2e/rangmala.db',
    '/uploads/a/..%2f..%2frangmala.db',
    '/uploads/a/%00.webp',
    '/uploads/a',
    '/uploads/',
  ];

  test('returns 400 or 404 for unknown files and paths outside the folder', () =>
    withApp(async (app) => {
      for (const url of UNKNOWN_URLS) {
        const response = await app.inject(url);
        expect([400, 404]).toContain(response.statusCode);
        expect(response.json()).toHaveProperty('detail');
      }
    }));

  test('returns 304 when If-None-Match lists the ETag or is *', () =>
    withApp(async (app) => {
      const { url, headers } = await uploadAndFetch(app, await createPlainPicture(20, 20).png().toBuffer());
      const etag = String(headers.etag);
      for (const header of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag} , "third"`, '*']) {
        const response = await app.inject({ url, headers: { 'if-none-match': header } });
        expect([header, response.statusCode, response.rawPayload.length]).toEqual([header, 304, 0]);
      }
      for (const header of ['"other"', `W/"other", "${url}"`, '']) {
        const response = await app.inject({ url, headers: { 'if-none-match': header } });
        expect([header, response.statusCode]).toEqual([header, 200]);
      }
      const headResponse = await app.inject({ url, method: 'HEAD' });
      expect(headResponse.statusCode).toBe(200);
      expect(headResponse.headers['content-length']).toBe(headers['content-length']);
    }));

  test('serves the stored bytes', (dataDir) =>
    withApp({ env: { DATA_DIR: dataDir } }, async (app) => {
      const { url, buffer } = await uploadAndFetch(app, await createPlainPicture(20, 20).png().toBuffer());
      expect(await readFile(join(dataDir, url))).toEqual(buffer);
    }));

  test('makes a smaller copy once for concurrent requests, and stores it beside the upload', (dataDir) =>
    withApp({ env: { DATA_DIR: dataDir } }, async (app) => {
      const { url } = await uploadAndFetch(app, await createPlainPicture(400, 400).png().toBuffer());
      const renderVariant = import.meta.jest.spyOn(app.imageWorkers, 'renderVariant');
      const avifUrl = url.replace(/\.webp$/, '.320w.avif');
      const [first, second] = await Promise.all([app.inject(avifUrl), app.inject(avifUrl)]);
      expect(second.rawPayload).toEqual(first.rawPayload);
      expect(await readFile(join(dataDir, avifUrl))).toEqual(first.rawPayload);
      expect((await app.inject(avifUrl)).rawPayload).toEqual(first.rawPayload);
      expect(renderVariant).toHaveBeenCalledTimes(1);
      renderVariant.mockRestore();
    }));

  test.each([
    ['tall', 40, 80],
    ['wide', 180, 90],
  ])(
    'renders the share picture of a %s upload once, as a JPEG of 1200 × 630 pixels',
    (shape, width, height) =>
      withFolder((dataDir) =>
        withApp({ env: { DATA_DIR: dataDir } }, async (app) => {
          const { url } = await uploadAndFetch(app, await createPlainPicture(width, height).png().toBuffer());
          const shareUrl = url.replace(/\.webp$/, '.share.jpg');
          const responses = await Promise.all([app.inject(shareUrl), app.inject(shareUrl)]);
          const [first, second] = responses;
          for (const response of responses) {
            expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
            expect(response.headers['cache-control']).toContain('immutable');
          }
          expect(second?.rawPayload).toEqual(first?.rawPayload);
          const jpeg = first?.rawPayload ?? Buffer.alloc(0);
          const size = await sharp(jpeg).metadata();
          expect([size.format, size.width, size.height]).toEqual(['jpeg', 1200, 630]);
          const { getColourAt } = await decodePixels(jpeg);
          const [red, green] = getColourAt(20, 315);
          // A tall picture has background colour at its sides. A wide picture fills the preview.
          expect([shape, Number(red) > 240 && Number(green) > 230]).toEqual([shape, shape === 'tall']);
          expect(await readFile(join(dataDir, shareUrl))).toEqual(jpeg);
          expect((await app.inject(shareUrl)).rawPayload).toEqual(jpeg);
        }),
      ),
  );
});
