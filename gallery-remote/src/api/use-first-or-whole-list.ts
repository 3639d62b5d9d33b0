import { useState } from 'react';
import { useApi, type ApiPath, type ApiResult } from '@rangmala/shared/api';

export interface FirstOrWholeList<T> extends ApiResult<T> {
  /** Whether the list is incomplete. */
  isPart: boolean;
}

/**
 * Loads the first entries of a list, and the whole list on demand, so that the first load does not grow with the list.
 */
export function useFirstOrWholeList<T extends { artists: readonly unknown[]; total: number }>(
  firstPath: ApiPath<T>,
  allPath: ApiPath<T>,
  isAllRequested: boolean,
): FirstOrWholeList<T> {
  // A link to a search result loads the whole list at once.
  const [startedWithAll] = useState(isAllRequested);
  const firstResult = useApi(startedWithAll ? null : firstPath);
  const hasMore = firstResult.data !== undefined && firstResult.data.artists.length < firstResult.data.total;
  const allResult = useApi(startedWithAll || (hasMore && isAllRequested) ? allPath : null);
  if (allResult.data || startedWithAll) return { ...allResult, isPart: false };
  if (allResult.error) return { ...allResult, data: firstResult.data, isPart: true };
  return { ...firstResult, isPart: hasMore };
}
