import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../testing/app.ts';
import { decodePixels, createPlainPicture, uploadAndFetch } from '../testing/pictures.ts';

const { jest } = import.meta;

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

  test('returns 400 or 404 for unknown files and paths outside the folder', async (app) => {
    for (const url of UNKNOWN_URLS) {
      const response = await app.inject(url);
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json()).toHaveProperty('detail');
    }
  });

  test('returns 304 when If-None-Match lists the ETag or is *', async (app) => {
    const { url, headers } = await uploadAndFetch(app, await createPlainPicture(20, 20).png().toBuffer());
    const etag = String(headers.etag);
    const readStored = jest.spyOn(app.storage, 'get');
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag} , "third"`, '*']) {
      const response = await app.inject({ url, headers: { 'if-none-match': header } });
      expect([header, response.statusCode, response.rawPayload.length]).toEqual([header, 304, 0]);
    }
    expect(readStored).not.toHaveBeenCalled();
    for (const header of ['"other"', `W/"other", "${url}"`, '']) {
      const response = await app.inject({ url, headers: { 'if-none-match': header } });
      expect([header, response.statusCode]).toEqual([header, 200]);
    }
    const headResponse = await app.inject({ url, method: 'HEAD' });
    expect(headResponse.statusCode).toBe(200);
    expect(headResponse.headers['content-length']).toBe(headers['content-length']);
  });

  test('makes a smaller copy once for concurrent requests, and stores it beside the upload', async (app) => {
    const { url } = await uploadAndFetch(app, await createPlainPicture(400, 400).png().toBuffer());
    const render = import.meta.jest.spyOn(app.imageWorkers, 'render');
    const avifUrl = url.replace(/\.webp$/, '.320w.avif');
    const [first, second] = await Promise.all([app.inject(avifUrl), app.inject(avifUrl)]);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(await readFile(join(app.settings.dataDir, avifUrl))).toEqual(first.rawPayload);
    expect((await app.inject(avifUrl)).rawPayload).toEqual(first.rawPayload);
    expect(render).toHaveBeenCalledTimes(1);
    render.mockRestore();
  });

  test('renders the share picture of an upload once, as a JPEG of 1200 × 630 pixels', async (app) => {
    const { url } = await uploadAndFetch(app, await createPlainPicture(40, 80).png().toBuffer());
    const shareUrl = url.replace(/\.webp$/, '.share.jpg');
    const [first, second] = await Promise.all([app.inject(shareUrl), app.inject(shareUrl)]);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(first.headers['cache-control']).toContain('immutable');
    expect(second.rawPayload).toEqual(first.rawPayload);
    const { getColourAt, info } = await decodePixels(first.rawPayload);
    expect([info.width, info.height]).toEqual([1200, 630]);
    // A tall picture has background colour at its sides.
    expect(Math.min(...getColourAt(20, 315))).toBeGreaterThan(200);
    expect(await readFile(join(app.settings.dataDir, shareUrl))).toEqual(first.rawPayload);
  });
});
