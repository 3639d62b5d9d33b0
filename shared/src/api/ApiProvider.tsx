import { createContext, use, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { ApiResponse } from '@rangmala/shared/contract';

/** The 4xx responses that came with the page's HTML, by API path. SWR's fallback contains the 2xx responses. */
const RefusalsContext = createContext<ReadonlyMap<string, ApiResponse>>(new Map());

/**
 * Provides the API responses that came with the page's HTML.
 * @param answers responses by API path; responses with a status other than 2xx and 4xx are ignored
 */
export function ApiProvider({
  answers,
  children,
}: {
  answers: Readonly<Record<string, ApiResponse>>;
  children: ReactNode;
}) {
  const [{ fallback, refusals, cache }] = useState(() => separateResponses(answers));
  return (
    <RefusalsContext value={refusals}>
      <SWRConfig value={{ fallback, provider: () => cache }}>{children}</SWRConfig>
    </RefusalsContext>
  );
}

/** Returns the 4xx response that came with the page's HTML for an API path, if any. */
export function useRefusal(path: string | null): ApiResponse | undefined {
  const refusals = use(RefusalsContext);
  return path === null ? undefined : refusals.get(path);
}

function separateResponses(answers: Readonly<Record<string, ApiResponse>>) {
  const fallback: Record<string, unknown> = {};
  const refusals = new Map<string, ApiResponse>();
  for (const [path, response] of Object.entries(answers)) {
    if (response.status < 300) fallback[path] = response.body;
    else if (response.status >= 400 && response.status < 500) refusals.set(path, response);
  }
  return { fallback, refusals, cache: new Map() };
}
