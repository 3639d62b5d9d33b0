import { useState } from 'react';
import { useApi, type ApiPath, type ApiResult } from '@rangmala/shared/api';

export interface PartialList<T> extends ApiResult<T> {
  /** Whether the list is incomplete. */
  isPartial: boolean;
}

/**
 * Loads the first entries of a list, and the whole list on demand, so that the first load does not grow with the list.
 */
export function usePartialList<T extends { artists: readonly unknown[]; total: number }>(
  firstPath: ApiPath<T>,
  allPath: ApiPath<T>,
  isAllRequested: boolean,
): PartialList<T> {
  // Loads the whole list from the start when the URL needs it, for example for a search.
  const [startsWithAll] = useState(isAllRequested);
  const firstResult = useApi(startsWithAll ? null : firstPath);
  const hasMore = firstResult.data !== undefined && firstResult.data.artists.length < firstResult.data.total;
  const allResult = useApi(startsWithAll || (hasMore && isAllRequested) ? allPath : null);
  if (allResult.data || startsWithAll) return { ...allResult, isPartial: false };
  if (allResult.error) return { ...allResult, data: firstResult.data, isPartial: true };
  return { ...firstResult, isPartial: hasMore };
}
