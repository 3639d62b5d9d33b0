import { useState } from 'react';
import { useApi, type ApiPath, type ApiResult } from '@rangmala/shared/api';

export interface FirstOrAll<T> extends ApiResult<T> {
  /** Whether there are more than these. */
  isPart: boolean;
}

/**
 * A list that is first shown by its beginning, so that a page with many is there as soon as a page with few,
 * and asked for in whole when somebody wants more of it, or searches it.
 */
export function useFirstOrAll<T extends { artists: readonly unknown[]; total: number }>(
  firstPath: ApiPath<T>,
  allPath: ApiPath<T>,
  wantsAll: boolean,
): FirstOrAll<T> {
  // Who comes by a link to a search gets everything at once, with the page's HTML.
  const [beganWithAll] = useState(wantsAll);
  const first = useApi(beganWithAll ? null : firstPath);
  const hasMore = first.data !== undefined && first.data.artists.length < first.data.total;
  const all = useApi(beganWithAll || (hasMore && wantsAll) ? allPath : null);
  if (all.data || beganWithAll) return { ...all, isPart: false };
  if (all.error) return { ...all, data: first.data, isPart: true };
  return { ...first, isPart: hasMore };
}
