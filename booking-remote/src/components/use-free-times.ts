import { type ApiResult, useApi } from '@rangmala/shared/api';
import type { TimeSlot } from '@rangmala/shared/contract';
import { getAvailabilityPath } from '../api/paths.ts';
import { addBookedTime } from '../lib/time-slots.ts';

export interface FreeTimes extends Pick<ApiResult<unknown>, 'error' | 'reload'> {
  /** Undefined while the times load, and without a date. */
  slots: readonly TimeSlot[] | undefined;
}

/**
 * Returns the times of an artist's day that the customer can choose.
 * @param ownTime a time that the customer has booked. The API omits this time, because it is not free.
 */
export function useFreeTimes(
  artistId: string | undefined,
  date: string | undefined,
  ownTime?: string,
): FreeTimes {
  const { data, error, reload } = useApi(artistId && date ? getAvailabilityPath(artistId, date) : null);
  return { slots: data && (ownTime ? addBookedTime(data.slots, ownTime) : data.slots), error, reload };
}
