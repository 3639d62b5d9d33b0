/** An artwork with its artist, for grids and the lightbox. */
export interface GalleryArtwork {
  id: string;
  image: string;
  title: string;
  type: string;
  placeholder?: string | undefined;
  artist_id: string;
  artist_name: string;
}

/** Returns the relative URL that opens an artwork. The URL keeps the other parameters. */
export function createArtworkUrl(search: URLSearchParams, id: string): string {
  const params = new URLSearchParams(search);
  params.set('artwork', id);
  return `?${params}`;
}

/** Returns the alternative text of an artwork. */
export function describeArtwork({ title, type, artist_name }: GalleryArtwork): string {
  return `${title}, ${type} by ${artist_name}`;
}

/**
 * Returns the next (1) or previous (-1) artwork, wrapping around at the ends; undefined when no artwork has this id.
 */
export function findAdjacentArtwork<T extends { id: string }>(
  artworks: readonly T[],
  id: string,
  step: -1 | 1,
): T | undefined {
  const index = artworks.findIndex((artwork) => artwork.id === id);
  return index < 0 ? undefined : artworks[(index + step + artworks.length) % artworks.length];
}
