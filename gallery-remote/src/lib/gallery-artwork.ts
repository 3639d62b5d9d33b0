/** An artwork as walls and the lightbox show it: with whose it is. */
export interface GalleryArtwork {
  id: string;
  image: string;
  title: string;
  type: string;
  placeholder?: string | undefined;
  artist_id: string;
  artist_name: string;
}

/** The address of a screen with an artwork opened on it, keeping the rest of its query. */
export function withArtwork(search: URLSearchParams, id: string): string {
  const next = new URLSearchParams(search);
  next.set('artwork', id);
  return `?${next}`;
}

/** Who or what a picture shows, for those who do not see it. */
export function artworkAlt({ title, type, artist_name }: GalleryArtwork): string {
  return `${title}, ${type} by ${artist_name}`;
}

/** The artwork `step` places further, going round at the ends. */
export function adjacentArtwork<T extends { id: string }>(
  artworks: readonly T[],
  id: string,
  step: -1 | 1,
): T | undefined {
  const at = artworks.findIndex((each) => each.id === id);
  return at < 0 ? undefined : artworks[(at + step + artworks.length) % artworks.length];
}
