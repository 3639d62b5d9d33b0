import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from '@rangmala/shared/router';

interface ListParams {
  search: URLSearchParams;
  /** Changes search, filter or sort in the URL, returns to the first page and replaces the history entry. */
  changeParams: (changes: ParamChanges) => void;
  /** Returns the relative URL of a page of the list. @param name parameter with the number of the page */
  createPageUrl: (page: number, name?: string) => string;
}

/** Changes of the URL that lead to the first page, without an opened artwork. */
export const FIRST_PAGE = { page: undefined, types: undefined, artwork: undefined };

/** Returns the parameters of an artist list in the URL, and functions that change these parameters. */
export function useListParams(): ListParams {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    changeParams: (changes) =>
      setSearch((previous) => applyParamChanges(previous, { ...FIRST_PAGE, ...changes }), { replace: true }),
    createPageUrl: (page, name = 'page') =>
      `?${applyParamChanges(search, { artwork: undefined, [name]: page > 1 ? `${page}` : undefined })}`,
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
