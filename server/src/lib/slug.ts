/** Returns the slug of a name: `Wall Decor` becomes `wall-decor`. */
export function createSlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
