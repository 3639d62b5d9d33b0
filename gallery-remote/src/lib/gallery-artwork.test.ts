import { adjacentArtwork, withArtwork } from './gallery-artwork.ts';

const wall = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('wraps around at the ends', () => {
  expect(adjacentArtwork(wall, 'a', 1)?.id).toBe('b');
  expect(adjacentArtwork(wall, 'a', -1)?.id).toBe('c');
  expect(adjacentArtwork(wall, 'c', 1)?.id).toBe('a');
  expect(adjacentArtwork(wall, 'x', 1)).toBeUndefined();
});

test('adds the artwork to the query and keeps the rest', () => {
  expect(withArtwork(new URLSearchParams('sort=name-desc&artwork=a'), 'b')).toBe('?sort=name-desc&artwork=b');
});
