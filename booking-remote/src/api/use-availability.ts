import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Availability } from '@rangmala/shared/contract';

export function availabilityPath(artistId: string, date: string): string {
  return `/appointments/availability?artist_id=${encodeURIComponent(artistId)}&date=${date}`;
}

/** The free times of an artist on a day; asks nothing until both are known. */
export function useAvailability(
  artistId: string | undefined,
  date: string | undefined,
): ApiResult<Availability> {
  return useApi<Availability>(artistId && date ? availabilityPath(artistId, date) : null);
}
