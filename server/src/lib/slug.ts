/** Returns the form of a name that URLs contain: `Wall Decor` becomes `wall-decor`. */
export function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
