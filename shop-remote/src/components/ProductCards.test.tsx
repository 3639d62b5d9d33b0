import { countCardColumns } from './ProductCards.tsx';

test.each([
  [8, 4],
  [9, 3],
  [5, 3],
  [13, 4],
  [1, 4],
  [10, 4],
])('lays out %i cards in %i columns', (count, columns) => {
  expect(countCardColumns(count)).toBe(columns);
});
