const SHOP_FILE_NAME = 'shop.json';

/**
 * Returns a position in `shop.json`, such as `shop.json, products[3].price (kulhad-mug)`. The id is that of the entry.
 * @param path names and indexes from the whole file to the value
 * @param json the content of the file
 */
export function formatPosition(path: readonly PropertyKey[], json: unknown): string {
  if (path.length === 0) return `${SHOP_FILE_NAME}, as a whole`;
  const names = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  const entries = (json as Record<PropertyKey, unknown> | null)?.[path[0] ?? ''];
  const { id } = (entries as Record<PropertyKey, { id?: unknown } | null> | null)?.[path[1] ?? ''] ?? {};
  return `${SHOP_FILE_NAME}, ${names.join('').slice(1)}${typeof id === 'string' ? ` (${id})` : ''}`;
}
