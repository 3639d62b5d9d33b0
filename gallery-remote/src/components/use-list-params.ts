import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ARTISTS_AT_FIRST } from '../api/use-gallery-artists.ts';
import { withParams, parseShownCount, type ParamChanges } from '../lib/search-params.ts';

export interface ListParams {
  search: URLSearchParams;
  /** Searches, filters or sorts otherwise; the list then begins anew, and Back does not count the steps. */
  change: (changes: ParamChanges) => void;
  /** How many artists of the list are wanted. */
  shown: number;
  /** Where more than `count` of them are shown. */
  more: (count: number) => string;
}

/** What of a list of artists is shown, and in which order, as it stands in the address. */
export function useListParams(): ListParams {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    change: (changes) =>
      setSearch((now) => withParams(now, { shown: undefined, ...changes }), { replace: true }),
    shown: parseShownCount(search.get('shown'), ARTISTS_AT_FIRST),
    more: (count) => `?${withParams(search, { shown: `${count + 2 * ARTISTS_AT_FIRST}` })}`,
  };
}

/**
 * One choice of a list's address. The router shows a new address when it has time; what was chosen is seen
 * chosen at once.
 * @param read understands what the address says; what null means is left out of it
 */
export function useListParam<T>(
  { search, change }: ListParams,
  name: string,
  read: (value: string | null) => T,
): [T, (value: string) => void] {
  const [chosen, setChosen] = useOptimistic(read(search.get(name)));
  const choose = (value: string) =>
    startTransition(() => {
      setChosen(read(value));
      change({ [name]: read(value) === read(null) ? undefined : value });
    });
  return [chosen, choose];
}
