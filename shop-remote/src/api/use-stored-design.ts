import { useEffect, useState } from 'react';
import type { LineDesign } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';
import { fetchDesign } from './designs.ts';

/** The design of a cart line as the server has it; undefined without one, while it loads and when it cannot. */
export function useStoredDesign(design: LineDesign | undefined): Design | undefined {
  const [stored, setStored] = useState<Design>();
  const { id, token } = design ?? {};

  useEffect(() => {
    if (id === undefined || token === undefined) return;
    let isCurrent = true;
    fetchDesign({ id, token })
      .then((found) => isCurrent && setStored(found))
      // The line stays as it is: its picture is that of the product.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, token]);

  return stored?.id === id ? stored : undefined;
}
