import { createArtworkUrl, findAdjacentArtwork, readPictureRatio } from './gallery-artwork.ts';

const artworks = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('finds the next and the previous artwork, and wraps around at the ends', () => {
  expect(findAdjacentArtwork(artworks, 'a', 1)?.id).toBe('b');
  expect(findAdjacentArtwork(artworks, 'a', -1)?.id).toBe('c');
  expect(findAdjacentArtwork(artworks, 'c', 1)?.id).toBe('a');
  expect(findAdjacentArtwork(artworks, 'x', 1)).toBeUndefined();
});

test('adds the artwork to the query and keeps the other parameters', () => {
  expect(createArtworkUrl(new URLSearchParams('sort=name-desc&artwork=a'), 'b')).toBe(
    '?sort=name-desc&artwork=b',
  );
});

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
