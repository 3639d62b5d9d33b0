import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Artist, ArtistWithAvailability } from '@rangmala/shared/contract';
import { slug } from '@rangmala/shared/links';

/** By name or slug: both are one address, so that nothing is asked twice. */
export const artistsPath = (artType: string) => `/artists?art_type=${encodeURIComponent(slug(artType))}`;
export const artistPath = (id: string) => `/artists/${encodeURIComponent(id)}`;

/** The artists who offer an art type; nobody yet while it is undefined. */
export function useArtists(artType: string | undefined): ApiResult<Artist[]> {
  return useApi<Artist[]>(artType === undefined ? null : artistsPath(artType));
}

/** One artist with their week. */
export function useArtist(id: string | undefined): ApiResult<ArtistWithAvailability> {
  return useApi<ArtistWithAvailability>(id === undefined ? null : artistPath(id));
}
