import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { FreeDays } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

/** Days ahead that are looked through. */
const DAYS = 28;

export const freeDaysPath = (artistId: string) =>
  apiPath('GET /artists/{id}/free-days', { id: artistId, days: DAYS });

/** Returns how many times of an artist are free on the next days, and the next free time. */
export function useFreeDays(artistId: string | undefined): ApiResult<FreeDays> {
  return useApi(artistId ? freeDaysPath(artistId) : null);
}
