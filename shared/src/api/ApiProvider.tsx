import { createContext, use, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { ApiResponse } from '@rangmala/shared/contract';

interface HtmlResponses {
  /** The 4xx responses that came with the page's HTML, by API path. SWR's fallback contains the 2xx responses. */
  refusals: ReadonlyMap<string, ApiResponse>;
  /** Removes the responses of all paths that start with a prefix. */
  forget: (prefix: string) => void;
}

const HtmlResponsesContext = createContext<HtmlResponses>({ refusals: new Map(), forget: () => undefined });

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
  const [{ fallback, cache, htmlResponses }] = useState(() => separateResponses(answers));
  return (
    <HtmlResponsesContext value={htmlResponses}>
      <SWRConfig value={{ fallback, provider: () => cache }}>{children}</SWRConfig>
    </HtmlResponsesContext>
  );
}

/** Returns the 4xx response that came with the page's HTML for an API path, if any. */
export function useRefusal(path: string | null): ApiResponse | undefined {
  const { refusals } = use(HtmlResponsesContext);
  return path === null ? undefined : refusals.get(path);
}

/** Returns a function that removes the responses that came with the page's HTML, for all paths with a prefix. */
export const useForgetHtmlResponses = (): HtmlResponses['forget'] => use(HtmlResponsesContext).forget;

function separateResponses(answers: Readonly<Record<string, ApiResponse>>) {
  const fallback: Record<string, unknown> = {};
  const refusals = new Map<string, ApiResponse>();
  for (const [path, response] of Object.entries(answers)) {
    if (response.status < 300) fallback[path] = response.body;
    else if (response.status >= 400 && response.status < 500) refusals.set(path, response);
  }
  const forget = (prefix: string) => {
    for (const path of Object.keys(answers)) {
      if (!path.startsWith(prefix)) continue;
      delete fallback[path];
      refusals.delete(path);
    }
  };
  return { fallback, cache: new Map(), htmlResponses: { refusals, forget } };
}
