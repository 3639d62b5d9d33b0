import { createContext, use, type ReactNode } from 'react';

/** Prefetches the code and data of the page at a URL. */
export type Prefetch = (to: string) => void;

const PrefetchContext = createContext<Prefetch>(() => undefined);

/** Provides the prefetch function of the shell. */
export function PrefetchProvider({ prefetch, children }: { prefetch: Prefetch; children: ReactNode }) {
  return <PrefetchContext value={prefetch}>{children}</PrefetchContext>;
}

/** Returns the shell's prefetch function, or a function that does nothing outside the shell. */
export function usePrefetch(): Prefetch {
  return use(PrefetchContext);
}
