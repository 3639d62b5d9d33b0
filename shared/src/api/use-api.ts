import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useForgetHtmlResponses, useRefusal } from './ApiProvider.tsx';
import { ApiError, apiFetch, getDetail, UNREACHABLE, type ApiPath } from './client.ts';

/**
 * Time in milliseconds for which a response is fresh after its arrival. A component uses a preload instead of a request
 * only when the preload started less than this time ago.
 */
const FRESH_MS = 30_000;
const receivedAt = new Map<string, number>();
/** Number of calls of {@link markAllStale}. A response that was requested before the last call is not fresh. */
let staleCount = 0;

/**
 * Marks the responses of these API paths as fresh. For {@link FRESH_MS}, newly mounted components do not request these
 * paths again.
 */
export function markFresh(paths: Iterable<string>): void {
  for (const path of paths) receivedAt.set(path, Date.now());
}

/**
 * Marks all cached responses as stale and discards all preloads. Newly mounted components then request their paths again.
 */
export function markAllStale(): void {
  staleCount += 1;
  receivedAt.clear();
  preloads.clear();
}

const isFresh = (path: string) => isRecent(receivedAt.get(path));
const isRecent = (time = 0) => Date.now() - time < FRESH_MS;

/** Time in milliseconds after which a request without a complete response fails. The page then offers to try again. */
const READ_TIMEOUT_MS = 15_000;

async function requestResponse<T>(path: string): Promise<T> {
  const countBefore = staleCount;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), READ_TIMEOUT_MS);
  const response = await apiFetch(path, { signal: controller.signal }).finally(() => clearTimeout(timer));
  // A successful response without JSON probably comes from another server, such as a captive portal.
  if (response === undefined) throw new ApiError(0, UNREACHABLE);
  if (staleCount === countBefore) receivedAt.set(path, Date.now());
  return response as T;
}

/** Preloads that no component has used yet, by path. A failed preload is removed. */
const preloads = new Map<string, Preload>();

interface Preload {
  requestedAt: number;
  response: Promise<unknown>;
  /** The body of the response; undefined until the response arrives. */
  body?: unknown;
}

const getPreloadedBody = (path: string | null) => {
  const preload = path === null ? undefined : preloads.get(path);
  return preload && isRecent(preload.requestedAt) ? preload.body : undefined;
};

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
  /** Requests the response again, for example after a failure. */
  reload: () => Promise<T | undefined>;
}

/** Reads an API path (see `apiPath`) from the cache or the server. Requests nothing for null. */
export function useApi<T>(path: ApiPath<T> | null): ApiResult<T> {
  const refusal = useRefusal(path);
  const [reloadedPath, setReloadedPath] = useState<string | null>(null);
  const isRefused = refusal !== undefined && reloadedPath !== path;
  // Determines the mount state only once per path, because another render must not restart the revalidation.
  const [mountState, setMountState] = useState(() => getMountState(path));
  if (mountState.path !== path) setMountState(getMountState(path));
  const { data, error, isLoading, mutate } = useSWR<T, ApiError>(path, fetcher<T>, {
    revalidateIfStale: !mountState.wasFresh,
    // Shows a preloaded response at once. SWR puts the response into the cache after the render.
    ...(mountState.preloaded === undefined ? {} : { fallbackData: mountState.preloaded as T }),
    ...(isRefused ? { revalidateOnMount: false } : {}),
    shouldRetryOnError: false,
  });
  const shownError =
    isRefused && !data && !error ? new ApiError(refusal.status, getDetail(refusal.body)) : error;
  return {
    data,
    error: shownError,
    isLoading: isLoading && !shownError,
    reload: () => {
      setReloadedPath(path);
      if (path !== null) preloads.delete(path);
      return mutate();
    },
  };
}

/** Returns a response, or while it is undefined the last one: a list stays while its next page loads. */
export function useLatest<T>(response: T | undefined): T | undefined {
  const [latest, setLatest] = useState(response);
  if (response !== undefined && response !== latest) setLatest(response);
  return response ?? latest;
}

const getMountState = (path: string | null) => ({
  path,
  wasFresh: isCachedFresh(path),
  preloaded: getPreloadedBody(path),
});

/**
 * Returns whether the cached response is fresh. Returns false while the path has a preload, whose response is not in
 * the cache yet.
 */
const isCachedFresh = (path: string | null) => path !== null && isFresh(path) && !preloads.has(path);

/** Returns a function that requests everything again that the page shows. It resolves when the page shows the responses. */
export function useReload(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => {
    markAllStale();
    return mutate(() => true);
  };
}

/**
 * Returns a function that removes the responses of all paths that start with a prefix, also those that came with the
 * page's HTML. No page shows them again. With `requestsAgain`, what the page shows is requested again.
 */
export function useForgetResponses(): (prefix: string, options?: { requestsAgain: boolean }) => void {
  const { mutate } = useSWRConfig();
  const forgetHtmlResponses = useForgetHtmlResponses();
  return (prefix, { requestsAgain } = { requestsAgain: false }) => {
    markAllStale();
    // SWR shows the responses of the HTML while its cache has no other.
    forgetHtmlResponses(prefix);
    void mutate((path?: string) => path?.startsWith(prefix) === true, undefined, {
      revalidate: requestsAgain,
    });
  };
}

/**
 * Requests a path before its page is shown. Does nothing when a response or a preload of the path is less than 30
 * seconds old. Ignores a failure, because the page requests the path again.
 */
export function preloadApi(path: string): void {
  if (isFresh(path) || isRecent(preloads.get(path)?.requestedAt)) return;
  const preload: Preload = { requestedAt: Date.now(), response: requestResponse(path) };
  preloads.set(path, preload);
  preload.response.then(
    (body) => (preload.body = body),
    () => preloads.get(path) === preload && preloads.delete(path),
  );
}
