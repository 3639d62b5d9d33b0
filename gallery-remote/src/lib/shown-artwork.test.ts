import { neighbour, withArtwork } from './shown-artwork.ts';

const wall = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('the neighbours go round', () => {
  expect(neighbour(wall, 'a', 1)?.id).toBe('b');
  expect(neighbour(wall, 'a', -1)?.id).toBe('c');
  expect(neighbour(wall, 'c', 1)?.id).toBe('a');
  expect(neighbour(wall, 'x', 1)).toBeUndefined();
});

test('an opened artwork stands in the address beside the rest', () => {
  expect(withArtwork(new URLSearchParams('sort=name-desc&artwork=a'), 'b')).toBe('?sort=name-desc&artwork=b');
});
