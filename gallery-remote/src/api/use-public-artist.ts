import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { PublicArtist } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

export const getPublicArtistPath = (id: string) => apiPath('GET /art-gallery/artist/{id}', { id });

/** Returns an artist with artworks and next free times. */
export function usePublicArtist(id: string): ApiResult<PublicArtist> {
  return useApi(getPublicArtistPath(id));
}
