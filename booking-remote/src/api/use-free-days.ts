import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { FreeDays } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

/** Number of days, from today, that are searched for free times. */
const SEARCHED_DAYS = 28;

export const getFreeDaysPath = (artistId: string) =>
  apiPath('GET /artists/{id}/free-days', { id: artistId, days: SEARCHED_DAYS });

/**
 * Returns the number of an artist's free times on each of the {@link SEARCHED_DAYS} days, and the next free time.
 * Requests nothing while `artistId` is undefined.
 */
export function useFreeDays(artistId: string | undefined): ApiResult<FreeDays> {
  return useApi(artistId ? getFreeDaysPath(artistId) : null);
}
