import sharp from 'sharp';
import { test } from '../testing/app.ts';
import { decodePixels, createPlainPicture, uploadAndFetch } from '../testing/pictures.ts';

describe('image uploads', () => {
  test('removes metadata of a photo and applies its EXIF rotation', async (app) => {
    const photo = await createPlainPicture(900, 600)
      .composite([
        {
          input: await sharp({ create: { width: 900, height: 100, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
          gravity: 'north',
        },
      ])
      .withExif({ IFD0: { Copyright: 'secret place', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const { url, thumbnail, buffer, headers } = await uploadAndFetch(app, photo);

    expect(url).toMatch(/^\/uploads\/[\w-]{22}\/design-600x900\.webp$/);
    expect(thumbnail).toBe(url.replace('.webp', '.320w.webp'));
    const metadata = await sharp(buffer).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 600, height: 900 });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const { getColourAt } = await decodePixels(buffer);
    // The top of the original is on the right after the rotation.
    expect(Math.min(...getColourAt(590, 450))).toBeGreaterThan(230);
    expect(Math.min(...getColourAt(10, 450))).toBeLessThan(100);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('makes smaller copies in the fixed widths as AVIF and WebP on request, and no others', async (app) => {
    const { url } = await uploadAndFetch(app, await createPlainPicture(700, 350).png().toBuffer());
    const fetchVariant = async (suffix: string) => {
      const { statusCode, rawPayload, headers } = await app.inject(url.replace('.webp', suffix));
      if (statusCode !== 200) return statusCode;
      return [headers['content-type'], (await sharp(rawPayload).metadata()).width];
    };
    for (const width of [160, 240, 320, 480, 640]) {
      expect(await fetchVariant(`.${width}w.avif`)).toEqual(['image/avif', width]);
      expect(await fetchVariant(`.${width}w.webp`)).toEqual(['image/webp', width]);
    }
    expect(await fetchVariant('.avif')).toEqual(['image/avif', 700]);
    for (const suffix of [
      '.960w.avif',
      '.1280w.webp',
      '.161w.avif',
      '.0320w.webp',
      '.320w.share.jpg',
      '.320w.png',
    ])
      expect([suffix, await fetchVariant(suffix)]).toEqual([suffix, 404]);
  });

  test('scales a very large picture down and keeps its transparency', async (app) => {
    const large = sharp({
      create: { width: 6000, height: 1000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { url, buffer } = await uploadAndFetch(app, await large.png().toBuffer());
    expect(url).toContain('design-3000x500.webp');
    expect((await sharp(buffer).metadata()).hasAlpha).toBe(true);
  });
});
