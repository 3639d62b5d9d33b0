import { useEffect } from 'react';

const unsavedParts = new Set<symbol>();

/**
 * Marks the page as having unsaved changes while `active`. A tab with unsaved changes does not move to newer
 * releases, because that reloads the page.
 */
export function useUnsavedChanges(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const key = Symbol('unsaved changes');
    unsavedParts.add(key);
    return () => void unsavedParts.delete(key);
  }, [active]);
}

/** Returns whether a reload of the page would lose unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return unsavedParts.size > 0;
}
