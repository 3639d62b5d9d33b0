/** Number of entries of a list that have a placeholder: the browser loads the pictures of others late. */
const PLACEHOLDER_COUNT = 3;

/** Returns the entries of a list, such as products or artworks. Only the first `count` have a placeholder. */
export function keepFirstPlaceholders<T extends { placeholder?: string | undefined }>(
  entries: readonly T[],
  count = PLACEHOLDER_COUNT,
): T[] {
  return entries.map((entry, index) => {
    if (index < count) return entry;
    const { placeholder: _placeholder, ...rest } = entry;
    return rest as T;
  });
}
