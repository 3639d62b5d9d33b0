import type { APIRequestContext } from '@playwright/test';
import { type ChosenFile, encodePng, createPng, createPaddedPng, createTextFile } from '../helpers/files.ts';
import { expect, test } from '../helpers/test.ts';

const MAX_BYTES = 5 * 1024 * 1024;

function uploadPicture(request: APIRequestContext, file: ChosenFile) {
  return request.post('/api/upload-image', { multipart: { file } });
}

test('stores a picture under a generated name', async ({ request }) => {
  const response = await uploadPicture(request, createPng('../../etc/My Flowers.png'));
  expect(response.status()).toBe(200);
  const { url } = (await response.json()) as { url: string };
  expect(url).toMatch(/^\/uploads\/[\w-]+\/[\w-]+-64x64\.webp$/);
  const picture = await request.get(url);
  expect(picture.headers()['content-type']).toBe('image/webp');
  expect(picture.headers()['x-content-type-options']).toBe('nosniff');
});

test('accepts a file of 5 MB, and refuses a file with one byte more', async ({ request }) => {
  const tooLargeResponse = await uploadPicture(request, createPaddedPng('large.png', MAX_BYTES + 1));
  expect(tooLargeResponse.status()).toBe(413);
  expect(await tooLargeResponse.json()).toEqual({ detail: 'File is too large. Maximum size is 5MB.' });
  expect((await uploadPicture(request, createPaddedPng('fits.png', MAX_BYTES))).status()).toBe(200);
});

test('returns 4xx with a message for files that are not pictures and for decompression bombs', async ({
  request,
}) => {
  const refusedFiles: ChosenFile[] = [
    createTextFile('page.png', 'image/png', '<html><script>alert(1)</script></html>'),
    createTextFile('empty.png', 'image/png', ''),
    { name: 'bomb.png', mimeType: 'image/png', buffer: encodePng(60_000, 60_000, Buffer.alloc(1000)) },
    createTextFile('notes.txt', 'text/plain', 'hello'),
    { name: 'cut.png', mimeType: 'image/png', buffer: createPng('cut').buffer.subarray(0, 60) },
  ];
  for (const file of refusedFiles) {
    const response = await uploadPicture(request, file);
    expect(response.status(), file.name).toBeGreaterThanOrEqual(400);
    expect(response.status(), file.name).toBeLessThan(500);
    expect(await response.json()).toEqual({ detail: expect.stringMatching(/^[A-Z].+\.$/) as unknown });
  }
});

test('stores an SVG with a script as pixels or refuses it', async ({ request }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="alert(1)">
    <script>alert(1)</script><rect width="64" height="64" fill="teal"/></svg>`;
  const response = await uploadPicture(request, createTextFile('drawing.svg', 'image/svg+xml', svg));
  if (response.status() >= 400) {
    expect(response.status()).toBeLessThan(500);
    return;
  }
  const { url } = (await response.json()) as { url: string };
  const picture = await request.get(url);
  expect(picture.headers()['content-type']).toMatch(/^image\/(webp|png|avif)$/);
  expect((await picture.body()).toString('latin1')).not.toContain('script');
});
