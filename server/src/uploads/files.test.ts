import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withApp, withFolder } from '../testing/app.ts';
import { plainPicture, uploadAndFetch } from '../testing/pictures.ts';

describe('uploaded files', () => {
  test.each([
    '/uploads/aaaaaaaaaaaaaaaaaaaaaa/design-1x1.webp',
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
      const { url, headers } = await uploadAndFetch(app, await plainPicture(20, 20).png().toBuffer());
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
          const { url, buffer } = await uploadAndFetch(app, await plainPicture(20, 20).png().toBuffer());
          expect(await readFile(join(dataDir, url))).toEqual(buffer);
        },
        { env: { DATA_DIR: dataDir } },
      ),
    ));
});
