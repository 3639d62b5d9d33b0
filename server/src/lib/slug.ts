/** A category's or art type's name as it stands in addresses: `Wall Decor`, `wall decor` and `wall-decor` are one. */
export function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
