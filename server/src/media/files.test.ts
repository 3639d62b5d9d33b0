import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withApp, withFolder } from '../testing/app.ts';

const withMedia = (
  work: (
    get: (url: string) => Promise<{ statusCode: number; headers: object; body: string }>,
  ) => Promise<void>,
) =>
  withFolder(async (mediaDir) => {
    await mkdir(join(mediaDir, 'abc'));
    await writeFile(join(mediaDir, 'abc', 'mug-8x8.webp'), 'picture');
    await writeFile(join(mediaDir, '.hidden'), 'secret');
    await writeFile(join(mediaDir, 'media.json'), '{}');
    await withApp({ dependencies: { mediaDir } }, async (app) => work((url) => app.inject(url)));
  });

test('serves a demo picture with headers that allow caching for a year and forbid scripts', () =>
  withMedia(async (get) => {
    const response = await get('/media/abc/mug-8x8.webp');
    expect(response).toMatchObject({
      statusCode: 200,
      body: 'picture',
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  }));

test.each([
  '/media/abc/none.webp',
  '/media/abc',
  '/media/',
  '/media/.hidden',
  '/media/media.json',
  '/media/%6dedia.json',
  '/media/..%2fsecret',
  '/media/%2e%2e/x',
])('returns a 4xx status for %s', (url) =>
  withMedia(async (get) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(JSON.parse(response.body)).toHaveProperty('detail');
  }),
);
