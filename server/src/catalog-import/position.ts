import * as z from 'zod/mini';

const SHOP_FILE_NAME = 'shop.json';

/**
 * Returns a position in `shop.json`, such as `shop.json, products[3].price (kulhad-mug)`. The id is that of the entry.
 * @param path names and indexes from the whole file to the value
 * @param json the content of the file
 */
export function formatPosition(path: readonly PropertyKey[], json: unknown): string {
  if (path.length === 0) return `${SHOP_FILE_NAME}, as a whole`;
  const names = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  const id = findEntryAt(json, path[0], path[1])?.['id'];
  return `${SHOP_FILE_NAME}, ${names.join('').slice(1)}${typeof id === 'string' ? ` (${id})` : ''}`;
}

function findEntryAt(json: unknown, list: PropertyKey | undefined, index: PropertyKey | undefined) {
  const entries = z.record(z.string(), z.unknown()).safeParse(json).data?.[String(list)];
  const entry: unknown = Array.isArray(entries) ? entries[Number(index)] : undefined;
  return z.record(z.string(), z.unknown()).safeParse(entry).data;
}
