import { useSyncExternalStore } from 'react';
import type { CartLine } from '@rangmala/shared/cart';

/** The lines that the notice offers to restore after a sign-out. */
let lines: readonly CartLine[] = [];
const listeners = new Set<() => void>();

/** Sets the lines that the notice offers to restore. An empty list hides the notice. */
export function setEmptiedCart(emptiedLines: readonly CartLine[]): void {
  lines = emptiedLines;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const NO_LINES: readonly CartLine[] = [];

/** Returns the lines that the notice offers to restore; an empty list hides the notice. */
export function useEmptiedCart(): readonly CartLine[] {
  return useSyncExternalStore(
    subscribe,
    () => lines,
    () => NO_LINES,
  );
}
