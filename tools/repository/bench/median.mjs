/**
 * Returns the median; for an even number of items, the larger of the two middle items.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => number} getValue number that the items are sorted by
 * @returns {T}
 */
export function findMedian(items, getValue = Number) {
  return [...items].sort((a, b) => getValue(a) - getValue(b))[Math.floor(items.length / 2)];
}
