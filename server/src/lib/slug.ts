/**
 * Returns the slug of a category or art type for URLs: `wall-decor` for `Wall Decor`, `wall decor` and
 * `wall-decor`.
 */
export function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
