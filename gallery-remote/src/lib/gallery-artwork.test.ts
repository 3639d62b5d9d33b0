import { adjacentArtwork, withArtwork } from './gallery-artwork.ts';

const wall = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('the neighbours go round', () => {
  expect(adjacentArtwork(wall, 'a', 1)?.id).toBe('b');
  expect(adjacentArtwork(wall, 'a', -1)?.id).toBe('c');
  expect(adjacentArtwork(wall, 'c', 1)?.id).toBe('a');
  expect(adjacentArtwork(wall, 'x', 1)).toBeUndefined();
});

test('an opened artwork stands in the address beside the rest', () => {
  expect(withArtwork(new URLSearchParams('sort=name-desc&artwork=a'), 'b')).toBe('?sort=name-desc&artwork=b');
});
