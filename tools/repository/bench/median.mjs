/**
 * Returns the median; for an even number of items, the larger of the two middle items.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => number} valueOf number that the items are sorted by
 * @returns {T}
 */
export function medianOf(items, valueOf = Number) {
  return [...items].sort((a, b) => valueOf(a) - valueOf(b))[Math.floor(items.length / 2)];
}
