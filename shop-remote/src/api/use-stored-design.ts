import { useEffect, useState } from 'react';
import type { LineDesign } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';
import { fetchDesign } from './fetch-design.ts';

/**
 * Returns the design of a cart line as the server has stored it. Returns undefined when the line has no design, while
 * the design loads, and when the design cannot be loaded.
 */
export function useStoredDesign(design: LineDesign | undefined): Design | undefined {
  const [storedDesign, setStoredDesign] = useState<Design>();
  const { id, token } = design ?? {};

  useEffect(() => {
    if (id === undefined || token === undefined) return;
    let isCurrent = true;
    fetchDesign({ id, token })
      .then((loadedDesign) => {
        if (isCurrent) setStoredDesign(loadedDesign);
      })
      // Ignores the error, because the line shows another picture when the design is not loaded.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, token]);

  return storedDesign?.id === id ? storedDesign : undefined;
}
