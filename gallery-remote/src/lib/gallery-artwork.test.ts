import { readPictureRatio } from './gallery-artwork.ts';

test.each([
  ['/media/1/work-1200x900.webp', 1.333],
  ['/uploads/1/work-600x800.webp', 0.75],
  ['/uploads/1/banner-3000x300.webp', 2],
  ['/uploads/1/scroll-300x3000.webp', 0.6],
  ['/uploads/1/odd-0x10.webp', 1],
  ['/elsewhere.png', 1],
])('reads the ratio of %s as %d', (src, ratio) => {
  expect(readPictureRatio(src)).toBe(ratio);
});
