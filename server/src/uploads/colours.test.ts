import sharp from 'sharp';
import { renderImage } from './render-image.ts';
import { renderPrintImage } from './render-print-image.ts';
import { decodePixels } from '../testing/pictures.ts';

const createRed = (space: string, profile?: string) => {
  const picture = sharp({
    create: { width: 64, height: 64, channels: 3, background: '#c83232' },
  }).toColourspace(space);
  return (profile === undefined ? picture : picture.withIccProfile(profile)).png().toBuffer();
};

test.each([
  ['8 bits and an sRGB profile', 'srgb', 'srgb'],
  ['8 bits and a Display P3 profile', 'srgb', 'p3'],
  ['16 bits', 'rgb16', undefined],
  ['16 bits and a Display P3 profile', 'rgb16', 'p3'],
])('keeps the colour of a picture with %s, for print and on screens', async (_kind, space, profile) => {
  const picture = await createRed(space, profile);
  const [print, shown] = [
    await renderPrintImage(picture, 'image/png'),
    await renderImage(picture, 'image/png'),
  ];
  if (typeof print === 'string' || typeof shown === 'string') throw new Error('The picture was refused.');
  const toDistance = async (content: Uint8Array) => {
    const [red = 0, green = 0, blue = 0] = (await decodePixels(Buffer.from(content))).getColourAt(32, 32);
    return Math.max(Math.abs(red - 200), Math.abs(green - 50), Math.abs(blue - 50));
  };
  expect(await toDistance(print.content)).toBeLessThanOrEqual(1);
  // WebP is lossy.
  expect(await toDistance(print.screen)).toBeLessThanOrEqual(3);
  expect(await toDistance(shown.content)).toBeLessThanOrEqual(3);
});
