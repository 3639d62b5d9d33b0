import { useEffect } from 'react';

const unsavedParts = new Set<symbol>();

/**
 * Marks the page as having unsaved changes while `hasChanges` is true. A tab with unsaved changes does not switch to
 * newer releases, because the switch would reload the page.
 */
export function useUnsavedChanges(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const key = Symbol('unsaved changes');
    unsavedParts.add(key);
    return () => void unsavedParts.delete(key);
  }, [hasChanges]);
}

/** Returns whether a reload of the page would lose unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return unsavedParts.size > 0;
}
