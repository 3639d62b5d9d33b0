import { createContext, use, type ReactNode } from 'react';

/** Gets the code and data of the page behind an address on their way; cheap to call again. */
export type Prefetch = (to: string) => void;

const PrefetchContext = createContext<Prefetch>(() => undefined);

export function PrefetchProvider({ prefetch, children }: { prefetch: Prefetch; children: ReactNode }) {
  return <PrefetchContext value={prefetch}>{children}</PrefetchContext>;
}

/** The shell's prefetch; does nothing where no shell provides one (tests, the server). */
export function usePrefetch(): Prefetch {
  return use(PrefetchContext);
}
