import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { ArtType } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

export const getArtTypesPath = () => apiPath('GET /artists/art-types');

/** Returns all art types in display order. */
export function useArtTypes(): ApiResult<ArtType[]> {
  return useApi(getArtTypesPath());
}
