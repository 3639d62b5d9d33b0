/** Returns the slug of a name: `Wall Decor` becomes `wall-decor`. */
export function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
