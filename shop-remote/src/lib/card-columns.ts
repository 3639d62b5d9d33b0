/**
 * Returns the number of columns of product cards on wide screens. Returns three when four columns would leave a single
 * card in the last row and three would not; otherwise four.
 */
export function countCardColumns(count: number): 3 | 4 {
  return count % 4 === 1 && count % 3 !== 1 ? 3 : 4;
}
