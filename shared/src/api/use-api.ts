import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useRefusal } from './ApiProvider.tsx';
import type { ApiPath } from './api-path.ts';
import { ApiError, apiFetch, detailOf, UNREACHABLE } from './client.ts';

/** A response is fresh for this long: a page that is shown again within this time sends no request. */
const FRESH_MS = 30_000;
const receivedAt = new Map<string, number>();

/** Marks responses that came with the page's HTML as fresh, so that they are not requested again. */
export function markFresh(paths: Iterable<string>): void {
  for (const path of paths) receivedAt.set(path, Date.now());
}

/** Marks responses as out of date after an action. The next component that shows such a response requests it again. */
export function markStale(paths: Iterable<string>): void {
  for (const path of paths) {
    receivedAt.delete(path);
    preloads.delete(path);
  }
}

const isFresh = (path: string) => isRecent(receivedAt.get(path));
const isRecent = (time = 0) => Date.now() - time < FRESH_MS;

/** A read without a response within this time fails, so that the page offers to try again. */
const READ_TIMEOUT_MS = 15_000;

async function requestResponse<T>(path: string): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), READ_TIMEOUT_MS);
  const response = await apiFetch(path, { signal: controller.signal }).finally(() => clearTimeout(timer));
  // A 2xx response without JSON comes from another server, such as a captive portal.
  if (response === undefined) throw new ApiError(0, UNREACHABLE);
  receivedAt.set(path, Date.now());
  return response as T;
}

/** Preloaded responses that no component has used yet. A failed response is removed. */
const preloads = new Map<string, { requestedAt: number; response: Promise<unknown> }>();

function fetcher<T>(path: string): Promise<T> {
  const preload = preloads.get(path);
  preloads.delete(path);
  return preload && isRecent(preload.requestedAt)
    ? (preload.response as Promise<T>)
    : requestResponse<T>(path);
}

export interface ApiResult<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Requests the response again, after a failure or a change on the server. */
  reload: () => Promise<T | undefined>;
}

/** Returns the response of an API path (see `apiPath`) and keeps it up to date; null requests nothing. */
export function useApi<T>(path: ApiPath<T> | null): ApiResult<T> {
  const refusal = useRefusal(path);
  const [isReloaded, setIsReloaded] = useState(false);
  const isRefused = refusal !== undefined && !isReloaded;
  // Determined once per path, because a later render must not restart the revalidation.
  const [mountState, setMountState] = useState(() => ({ path, fresh: isCachedFresh(path) }));
  if (mountState.path !== path) setMountState({ path, fresh: isCachedFresh(path) });
  const { data, error, isLoading, mutate } = useSWR<T, ApiError>(path, fetcher<T>, {
    revalidateIfStale: !mountState.fresh,
    ...(isRefused ? { revalidateOnMount: false } : {}),
    shouldRetryOnError: false,
  });
  const shownError =
    isRefused && !data && !error ? new ApiError(refusal.status, detailOf(refusal.body)) : error;
  return {
    data,
    error: shownError,
    isLoading: isLoading && !shownError,
    reload: () => {
      setIsReloaded(true);
      if (path !== null) preloads.delete(path);
      return mutate();
    },
  };
}

/** Returns whether the cached response is fresh; a preloaded response is not in the cache yet. */
const isCachedFresh = (path: string | null) => path !== null && isFresh(path) && !preloads.has(path);

/**
 * Returns a function that changes the cached response of a path without a request, after an action with a known result.
 * The change function gets undefined when no response is cached.
 */
export function useUpdateResponse() {
  const { mutate, fallback } = useSWRConfig();
  return <T>(path: ApiPath<T>, change: (cached: T | undefined) => T | undefined): void => {
    // A response that came with the HTML is shown but not yet in the cache.
    const htmlResponse = fallback[path] as T | undefined;
    preloads.delete(path);
    void mutate<T>(path, (cached) => change(cached ?? htmlResponse), { revalidate: false });
  };
}

/** @deprecated Renamed: call `useUpdateResponse`. */
export const useUpdateAnswer = useUpdateResponse;

/** Requests a path before its page is shown. Ignores a failure, because the page requests the path again. */
export function preloadApi(path: string): void {
  if (isFresh(path) || isRecent(preloads.get(path)?.requestedAt)) return;
  const preload = { requestedAt: Date.now(), response: requestResponse(path) };
  preloads.set(path, preload);
  preload.response.catch(() => preloads.get(path) === preload && preloads.delete(path));
}
