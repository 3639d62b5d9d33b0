import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Availability } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

export const getAvailabilityPath = (artistId: string, date: string) =>
  apiPath('GET /appointments/availability', { artist_id: artistId, date });

/** Returns the free times of an artist on a day; requests nothing while `artistId` or `date` is undefined. */
export function useAvailability(
  artistId: string | undefined,
  date: string | undefined,
): ApiResult<Availability> {
  return useApi(artistId && date ? getAvailabilityPath(artistId, date) : null);
}
