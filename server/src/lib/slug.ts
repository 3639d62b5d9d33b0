/**
 * Returns a category's or art type's name for addresses: `wall-decor` for `Wall Decor`, `wall decor` and
 * `wall-decor`.
 */
export function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
