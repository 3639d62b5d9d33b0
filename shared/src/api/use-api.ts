import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useRefusal } from './ApiProvider.tsx';
import type { ApiPath } from './api-path.ts';
import { ApiError, apiFetch, detailOf, UNREACHABLE } from './client.ts';

/** Time in which an answer counts as fresh: a page that is shown again within it sends no request. */
const FRESH_MS = 30_000;
const answeredAt = new Map<string, number>();

/** Marks answers that came with the page's HTML as fresh, so that they are not requested again. */
export function markFresh(paths: Iterable<string>): void {
  for (const path of paths) answeredAt.set(path, Date.now());
}

/** Marks answers as out of date after an action: the next component that shows them requests them again. */
export function markStale(paths: Iterable<string>): void {
  for (const path of paths) {
    answeredAt.delete(path);
    preloaded.delete(path);
  }
}

const isFresh = (path: string) => isRecent(answeredAt.get(path));
const isRecent = (time = 0) => Date.now() - time < FRESH_MS;

async function request<T>(path: string): Promise<T> {
  const answer = await apiFetch(path);
  // A success without JSON comes from something else than our server, such as a captive portal.
  if (answer === undefined) throw new ApiError(0, UNREACHABLE);
  answeredAt.set(path, Date.now());
  return answer as T;
}

/** Preloaded answers that no component has used yet. Each is used once; a failed one is removed. */
const preloaded = new Map<string, { requestedAt: number; answer: Promise<unknown> }>();

function fetcher<T>(path: string): Promise<T> {
  const found = preloaded.get(path);
  preloaded.delete(path);
  return found && isRecent(found.requestedAt) ? (found.answer as Promise<T>) : request<T>(path);
}

export interface ApiResult<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Requests the answer again, after a failure or when it is known to have changed. */
  reload: () => Promise<T | undefined>;
}

/** Returns the answer of an API path (see `apiPath`) and keeps it up to date; null requests nothing. */
export function useApi<T>(path: ApiPath<T> | null): ApiResult<T> {
  const refusal = useRefusal(path);
  const [reloaded, setReloaded] = useState(false);
  const refused = refusal !== undefined && !reloaded;
  // Read once per path: a later render must not restart the revalidation.
  const [mounted, setMounted] = useState(() => ({ path, fresh: isShownFresh(path) }));
  if (mounted.path !== path) setMounted({ path, fresh: isShownFresh(path) });
  const { data, error, isLoading, mutate } = useSWR<T, ApiError>(path, fetcher<T>, {
    revalidateIfStale: !mounted.fresh,
    ...(refused ? { revalidateOnMount: false } : {}),
    shouldRetryOnError: false,
  });
  const shown = refused && !data && !error ? new ApiError(refusal.status, detailOf(refusal.body)) : error;
  return {
    data,
    error: shown,
    isLoading: isLoading && !shown,
    reload: () => {
      setReloaded(true);
      if (path !== null) preloaded.delete(path);
      return mutate();
    },
  };
}

/** Whether the cached answer is fresh; a preloaded answer is not in the cache yet. */
const isShownFresh = (path: string | null) => path !== null && isFresh(path) && !preloaded.has(path);

/**
 * Returns a function that changes the cached answer of a path without a request, for use after an action whose result
 * is known. The change function gets undefined when no answer is cached.
 */
export function useUpdateAnswer() {
  const { mutate, fallback } = useSWRConfig();
  return <T>(path: ApiPath<T>, change: (cached: T | undefined) => T | undefined): void => {
    // An answer that came with the HTML is shown but not yet in the cache.
    const shown = fallback[path] as T | undefined;
    preloaded.delete(path);
    void mutate<T>(path, (cached) => change(cached ?? shown), { revalidate: false });
  };
}

/** Starts to request a path that a page is about to need. A failure is ignored: the page requests it again. */
export function preloadApi(path: string): void {
  if (isFresh(path) || isRecent(preloaded.get(path)?.requestedAt)) return;
  const pending = { requestedAt: Date.now(), answer: request(path) };
  preloaded.set(path, pending);
  pending.answer.catch(() => preloaded.get(path) === pending && preloaded.delete(path));
}
