import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { withApp, withFolder } from '../testing/app.ts';
import { withObjectStore } from '../testing/object-store.ts';
import { decodePixels, createPlainPicture, uploadAndFetch } from '../testing/pictures.ts';

describe('uploaded files', () => {
  test.each([
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
  ])('returns 400 or 404 for %s', (url) =>
    withApp(async (app) => {
      const response = await app.inject(url);
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json()).toHaveProperty('detail');
    }),
  );

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

  test('serves the stored bytes', () =>
    withFolder((dataDir) =>
      withApp(
        async (app) => {
          const { url, buffer } = await uploadAndFetch(
            app,
            await createPlainPicture(20, 20).png().toBuffer(),
          );
          expect(await readFile(join(dataDir, url))).toEqual(buffer);
        },
        { env: { DATA_DIR: dataDir } },
      ),
    ));

  test('returns 404 without caching for a truncated, empty or replaced picture', () =>
    withFolder((dataDir) =>
      withApp(
        async (app) => {
          const picture = await createPlainPicture(400, 300).png().toBuffer();
          const { url, buffer } = await uploadAndFetch(app, picture);
          const damagedContents = [buffer.subarray(0, -1), buffer.subarray(0, 12), '', 'RIFF', picture];
          for (const content of damagedContents) {
            await writeFile(join(dataDir, url), content);
            const response = await app.inject(url);
            expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
          }
          await writeFile(join(dataDir, url), buffer);
          expect((await app.inject(url)).rawPayload).toEqual(buffer);
        },
        { env: { DATA_DIR: dataDir } },
      ),
    ));

  test('serves a picture from a bucket, and returns 404 when it is damaged', () =>
    withObjectStore((env) =>
      withApp(
        async (app) => {
          const picture = await createPlainPicture(400, 300).png().toBuffer();
          const { url, buffer } = await uploadAndFetch(app, picture);
          expect((await app.inject(url)).rawPayload).toEqual(buffer);
          await app.storage.put(url.slice(1), buffer.subarray(0, -1));
          expect((await app.inject(url)).statusCode).toBe(404);
        },
        { env },
      ),
    ));

  test.each([
    ['tall', 40, 80],
    ['wide', 180, 90],
  ])(
    'renders the share picture of a %s upload once, as a JPEG of 1200 × 630 pixels',
    (shape, width, height) =>
      withFolder((dataDir) =>
        withApp(
          async (app) => {
            const { url } = await uploadAndFetch(
              app,
              await createPlainPicture(width, height).png().toBuffer(),
            );
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
          },
          { env: { DATA_DIR: dataDir } },
        ),
      ),
  );

  test('serves a share picture without storing the picture when the disk is full', () =>
    withFolder((dataDir) =>
      withApp(
        async (app) => {
          const { url } = await uploadAndFetch(app, await createPlainPicture(40, 80).png().toBuffer());
          app.settings.diskReserveBytes = Number.MAX_SAFE_INTEGER;
          const shareUrl = url.replace(/\.webp$/, '.share.jpg');
          expect((await app.inject(shareUrl)).statusCode).toBe(200);
          const files = await readdir(join(dataDir, url, '..'));
          expect(files.filter((file) => file.endsWith('.jpg'))).toEqual([]);
        },
        { env: { DATA_DIR: dataDir } },
      ),
    ));
});
