import sharp from 'sharp';
import { renderImage } from './render-image.ts';
import { renderPrintImage } from './render-print-image.ts';
import { decodePixels } from '../testing/pictures.ts';

const createRed = (format: 'png' | 'jpeg', space: string, profile?: string) => {
  const picture = sharp({
    create: { width: 64, height: 64, channels: 3, background: '#c83232' },
  }).toColourspace(space);
  return (profile === undefined ? picture : picture.withIccProfile(profile)).toFormat(format).toBuffer();
};

test.each([
  ['8 bits and an sRGB profile', 1, 'png', 'srgb', 'srgb'],
  ['8 bits and a Display P3 profile', 1, 'png', 'srgb', 'p3'],
  ['16 bits', 1, 'png', 'rgb16', undefined],
  ['16 bits and a Display P3 profile', 1, 'png', 'rgb16', 'p3'],
  // The red lies at the edge of what inks print.
  ['CMYK and its profile', 9, 'jpeg', 'cmyk', 'cmyk'],
] as const)(
  'keeps the colour of a picture with %s, for print and on screens',
  async (_kind, tolerance, format, space, profile) => {
    const picture = await createRed(format, space, profile);
    const type = `image/${format}` as const;
    const [print, shown] = [await renderPrintImage(picture, type), await renderImage(picture, type)];
    if (typeof print === 'string' || typeof shown === 'string') throw new Error('The picture was refused.');
    const toDistance = async (content: Uint8Array) => {
      const [red = 0, green = 0, blue = 0] = (await decodePixels(Buffer.from(content))).getColourAt(32, 32);
      return Math.max(Math.abs(red - 200), Math.abs(green - 50), Math.abs(blue - 50));
    };
    expect(await toDistance(print.content)).toBeLessThanOrEqual(tolerance);
    // WebP is lossy.
    expect(await toDistance(print.screen)).toBeLessThanOrEqual(tolerance + 2);
    expect(await toDistance(shown.content)).toBeLessThanOrEqual(tolerance + 2);
  },
);
