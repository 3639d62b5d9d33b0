import { useState } from 'react';
import { useApi, type ApiPath, type ApiResult } from '@rangmala/shared/api';

export interface PartialList<T> extends ApiResult<T> {
  /** Whether `data` contains only the first entries of the list. */
  isPartial: boolean;
}

/**
 * Loads the first entries of a list, and the whole list when `isAllRequested` is true. The first load therefore stays
 * small when the list grows.
 */
export function usePartialList<T extends { artists: readonly unknown[]; total: number }>(
  firstPath: ApiPath<T>,
  allPath: ApiPath<T>,
  isAllRequested: boolean,
): PartialList<T> {
  // Requests only the whole list when the first render already needs all entries.
  const [isAllRequestedInitially] = useState(isAllRequested);
  const firstResult = useApi(isAllRequestedInitially ? null : firstPath);
  const hasMore = firstResult.data !== undefined && firstResult.data.artists.length < firstResult.data.total;
  const allResult = useApi(isAllRequestedInitially || (hasMore && isAllRequested) ? allPath : null);
  if (allResult.data || isAllRequestedInitially) return { ...allResult, isPartial: false };
  if (allResult.error) return { ...allResult, data: firstResult.data, isPartial: true };
  return { ...firstResult, isPartial: hasMore };
}
