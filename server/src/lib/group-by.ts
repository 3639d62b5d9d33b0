/** Groups the values of entries by key. Keeps the order of the entries, also that of the keys. */
export function groupBy<Entry, Key, Value>(
  entries: Iterable<Entry>,
  getKey: (entry: Entry) => Key,
  getValue: (entry: Entry) => Value,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const entry of entries) {
    const key = getKey(entry);
    const group = groups.get(key);
    if (group) group.push(getValue(entry));
    else groups.set(key, [getValue(entry)]);
  }
  return groups;
}
