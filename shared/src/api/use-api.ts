import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useRefusal } from './ApiProvider.tsx';
import type { ApiPath } from './api-path.ts';
import { ApiError, apiFetch, detailOf, UNREACHABLE } from './client.ts';

/** How long an answer counts as fresh: a page shown again within it asks nothing. */
const FRESH_MS = 30_000;
const answeredAt = new Map<string, number>();

/** Notes that the page's HTML brought these answers, so that nothing is asked twice. */
export function markFresh(paths: Iterable<string>): void {
  for (const path of paths) answeredAt.set(path, Date.now());
}

/** Notes that an action has changed these answers: whoever shows them next asks again. */
export function markStale(paths: Iterable<string>): void {
  for (const path of paths) {
    answeredAt.delete(path);
    early.delete(path);
  }
}

const isFresh = (path: string) => isRecent(answeredAt.get(path));
const isRecent = (time = 0) => Date.now() - time < FRESH_MS;

async function ask<T>(path: string): Promise<T> {
  const answer = await apiFetch(path);
  // No JSON, though it went well: somebody else answered in our server's place.
  if (answer === undefined) throw new ApiError(0, UNREACHABLE);
  answeredAt.set(path, Date.now());
  return answer as T;
}

/** What was asked for before anybody shows it. Given out once, and never a failure: that is asked anew. */
const early = new Map<string, { askedAt: number; answer: Promise<unknown> }>();

function fetcher<T>(path: string): Promise<T> {
  const kept = early.get(path);
  early.delete(path);
  return kept && isRecent(kept.askedAt) ? (kept.answer as Promise<T>) : ask<T>(path);
}

export interface ApiResult<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Asks again: after a failure, or when the answer is known to have changed. */
  reload: () => Promise<T | undefined>;
}

/** Reads an API path (null: nothing yet), see `apiPath`, and keeps its answer up to date. */
export function useApi<T>(path: ApiPath<T> | null): ApiResult<T> {
  const refusal = useRefusal(path);
  const [reloaded, setReloaded] = useState(false);
  const refused = refusal !== undefined && !reloaded;
  // The time of the last answer is read once per path: a later render must not change its mind.
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
      if (path !== null) early.delete(path);
      return mutate();
    },
  };
}

/** Whether what pages keep of this path is fresh; an early answer is not theirs yet. */
const isShownFresh = (path: string | null) => path !== null && isFresh(path) && !early.has(path);

/**
 * For after an action whose outcome is known: changes the answer that is kept for a path, without asking.
 * @returns a function of the path and the change; where nothing is kept, the change gets undefined
 */
export function useUpdateAnswer() {
  const { mutate, fallback } = useSWRConfig();
  return <T>(path: ApiPath<T>, change: (kept: T | undefined) => T | undefined): void => {
    // What came with the page's HTML is shown, but in no cache yet.
    const shown = fallback[path] as T | undefined;
    early.delete(path);
    void mutate<T>(path, (kept) => change(kept ?? shown), { revalidate: false });
  };
}

/** Starts fetching a path that a page is about to need. A failure is left for the page to meet. */
export function preloadApi(path: string): void {
  if (isFresh(path) || isRecent(early.get(path)?.askedAt)) return;
  const kept = { askedAt: Date.now(), answer: ask(path) };
  early.set(path, kept);
  kept.answer.catch(() => early.get(path) === kept && early.delete(path));
}
