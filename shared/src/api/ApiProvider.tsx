import { createContext, use, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { ApiAnswer } from '@rangmala/shared/contract';

/** Answers that came with the page's HTML and were refusals: SWR's fallback carries successes only. */
const RefusalsContext = createContext<ReadonlyMap<string, ApiAnswer>>(new Map());

/**
 * Gives pages the API answers that their HTML brought.
 * @param answers by API path; anything but 2xx and 4xx is left to be asked again
 */
export function ApiProvider({
  answers,
  children,
}: {
  answers: Readonly<Record<string, ApiAnswer>>;
  children: ReactNode;
}) {
  const [{ fallback, refusals, cache }] = useState(() => sort(answers));
  return (
    <RefusalsContext value={refusals}>
      <SWRConfig value={{ fallback, provider: () => cache }}>{children}</SWRConfig>
    </RefusalsContext>
  );
}

/** The refusal that the HTML brought for a path, if it did. */
export function useRefusal(path: string | null): ApiAnswer | undefined {
  const refusals = use(RefusalsContext);
  return path === null ? undefined : refusals.get(path);
}

function sort(answers: Readonly<Record<string, ApiAnswer>>) {
  const fallback: Record<string, unknown> = {};
  const refusals = new Map<string, ApiAnswer>();
  for (const [path, answer] of Object.entries(answers)) {
    if (answer.status < 300) fallback[path] = answer.body;
    else if (answer.status >= 400 && answer.status < 500) refusals.set(path, answer);
  }
  return { fallback, refusals, cache: new Map() };
}
