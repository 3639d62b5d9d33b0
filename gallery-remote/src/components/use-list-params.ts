import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from '@rangmala/shared/router';
import { INITIAL_ARTIST_COUNT } from '../api/gallery-lists.ts';

interface ListParams {
  search: URLSearchParams;
  /** Changes search, filter or sort in the URL, resets the number of shown entries and replaces the history entry. */
  changeParams: (changes: ParamChanges) => void;
  /** Number of artists to show. */
  shownCount: number;
  /** Returns the relative URL that shows more than `count` artists. */
  createShowMoreUrl: (count: number) => string;
}

/** Returns the parameters of an artist list in the URL, and functions that change these parameters. */
export function useListParams(): ListParams {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    changeParams: (changes) =>
      setSearch((previous) => applyParamChanges(previous, { shown: undefined, ...changes }), {
        replace: true,
      }),
    shownCount: parseShownCount(search.get('shown'), INITIAL_ARTIST_COUNT),
    createShowMoreUrl: (count) =>
      `?${applyParamChanges(search, { shown: `${count + 2 * INITIAL_ARTIST_COUNT}` })}`,
  };
}

/**
 * Returns the parsed value of one parameter of the URL, and its setter. The setter changes the returned value at once,
 * before the router has rendered the new URL.
 * @param parse parses the parameter, or null for a missing parameter. The setter removes the parameter from the URL
 *   when the new value gives the same result as null.
 */
export function useListParam<T>(
  { search, changeParams }: ListParams,
  name: string,
  parse: (value: string | null) => T,
): [T, (value: string) => void] {
  const [optimisticValue, setOptimisticValue] = useOptimistic(parse(search.get(name)));
  const setValue = (value: string) =>
    startTransition(() => {
      setOptimisticValue(parse(value));
      changeParams({ [name]: parse(value) === parse(null) ? undefined : value });
    });
  return [optimisticValue, setValue];
}

/** Parameters by name; an empty or undefined value removes the parameter. */
type ParamChanges = Readonly<Record<string, string | undefined>>;

/** Returns a changed copy of the parameters. */
export function applyParamChanges(search: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

/** Parses the number of entries to show, at most 10,000; returns `minCount` for smaller and invalid numbers. */
export function parseShownCount(value: string | null, minCount: number): number {
  const count = Number(value);
  return Number.isInteger(count) && count > minCount ? Math.min(count, 10_000) : minCount;
}
