import { createContext, use, type ReactNode } from 'react';

/** Prefetches code and data of the page at a URL; repeated calls are cheap. */
export type Prefetch = (to: string) => void;

const PrefetchContext = createContext<Prefetch>(() => undefined);

export function PrefetchProvider({ prefetch, children }: { prefetch: Prefetch; children: ReactNode }) {
  return <PrefetchContext value={prefetch}>{children}</PrefetchContext>;
}

/** Returns the shell's prefetch function; outside the shell (tests), a function that does nothing. */
export function usePrefetch(): Prefetch {
  return use(PrefetchContext);
}
