import { useState } from 'react';
import { useApi, type ApiPath, type ApiResult } from '@rangmala/shared/api';

export interface FirstOrAll<T> extends ApiResult<T> {
  /** Whether the list is incomplete. */
  isPart: boolean;
}

/**
 * Loads the beginning of a list first and the whole list on demand, so that the first load does not grow with the list.
 */
export function useFirstOrAll<T extends { artists: readonly unknown[]; total: number }>(
  firstPath: ApiPath<T>,
  allPath: ApiPath<T>,
  wantsAll: boolean,
): FirstOrAll<T> {
  // A link to a search result loads the whole list at once.
  const [beganWithAll] = useState(wantsAll);
  const first = useApi(beganWithAll ? null : firstPath);
  const hasMore = first.data !== undefined && first.data.artists.length < first.data.total;
  const all = useApi(beganWithAll || (hasMore && wantsAll) ? allPath : null);
  if (all.data || beganWithAll) return { ...all, isPart: false };
  if (all.error) return { ...all, data: first.data, isPart: true };
  return { ...first, isPart: hasMore };
}
