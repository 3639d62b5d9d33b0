import { useEffect, useState } from 'react';
import type { LineDesign } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';
import { fetchDesign } from './fetch-design.ts';

/**
 * Returns the design of a cart line as the server has stored it. Returns undefined without a design, while the design
 * loads, and when it cannot be loaded.
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
      // The error is ignored, because the line shows another picture without the design.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, token]);

  return storedDesign?.id === id ? storedDesign : undefined;
}
