import type { Artist, Artwork, ArtworkWithArtist } from '@rangmala/shared/contract';

/** Adds the artist to the artworks of one artist. */
export const addArtist = (
  artworks: readonly Artwork[],
  { id, name }: Pick<Artist, 'id' | 'name'>,
): ArtworkWithArtist[] => artworks.map((artwork) => ({ ...artwork, artist_id: id, artist_name: name }));

/** Returns the relative URL that opens an artwork. The URL keeps the other parameters. */
export function createArtworkUrl(search: URLSearchParams, id: string): string {
  const params = new URLSearchParams(search);
  params.set('artwork', id);
  return `?${params}`;
}

/** Returns the alternative text of an artwork. */
export function describeArtwork({
  title,
  type,
  artist_name,
}: Pick<ArtworkWithArtist, 'title' | 'type' | 'artist_name'>): string {
  return `${title}, ${type} by ${artist_name}`;
}

/**
 * Returns the next (1) or previous (-1) artwork, wrapping around at the ends; undefined when no artwork has this id.
 */
export function findAdjacentArtwork<T extends { id: string }>(
  artworks: readonly T[],
  id: string,
  step: number,
): T | undefined {
  const index = artworks.findIndex((artwork) => artwork.id === id);
  return index < 0 ? undefined : artworks[(index + step + artworks.length) % artworks.length];
}

/** Limits of a tile's aspect ratio. */
const [MIN_RATIO, MAX_RATIO] = [0.6, 2];

/**
 * Returns the aspect ratio (width / height) that a picture's URL contains, for example 1.333 for `…-1200x900.webp`. The
 * ratio is clamped to the limits of a tile, and is 1 when the URL has no size.
 */
export function readPictureRatio(src: string): number {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.\w+$/.exec(src) ?? [];
  const ratio = Number(width) / Number(height);
  if (!(ratio > 0 && ratio < Infinity)) return 1;
  return Math.round(Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio)) * 1000) / 1000;
}
