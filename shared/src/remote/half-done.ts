import { useEffect } from 'react';

const halfDone = new Set<symbol>();

/**
 * Says that something is half done while `active`: a form with unsaved changes. The tab does not move to newer
 * releases meanwhile, for which it would have to load anew.
 */
export function useHalfDone(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const key = Symbol('half done');
    halfDone.add(key);
    return () => void halfDone.delete(key);
  }, [active]);
}

/** Whether any part of the page would lose something if it were loaded anew. */
export function isAnythingHalfDone(): boolean {
  return halfDone.size > 0;
}
