/** Removes the entries that were added first, until a map or set has at most `maxEntries` entries. */
export function removeOldest<Key>(
  entries: Pick<Map<Key, unknown> | Set<Key>, 'size' | 'delete'> & { keys(): Iterable<Key> },
  maxEntries: number,
): void {
  for (const key of entries.keys()) {
    if (entries.size <= maxEntries) return;
    entries.delete(key);
  }
}
