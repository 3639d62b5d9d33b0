/**
 * Returns how many columns the product cards have on wide screens: four, or three where four would leave a single
 * card in the last row and three would not.
 */
export function cardColumns(count: number): 3 | 4 {
  return count % 4 === 1 && count % 3 !== 1 ? 3 : 4;
}
