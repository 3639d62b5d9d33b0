import { findAdjacentArtwork, createArtworkUrl } from './gallery-artwork.ts';

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
