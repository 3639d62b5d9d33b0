import { useEffect } from 'react';
import { useCart } from '@rangmala/shared/cart';

/**
 * Saves the cart's unsaved designs when the cart has loaded. Ignores failures, because the checkout saves the designs
 * again before it places the order.
 */
export function useSaveLineDesigns(): void {
  const { lines, isLoaded, replaceDesign } = useCart();
  useEffect(() => {
    if (!isLoaded || !lines.some(({ design }) => design)) return;
    // Loads this code on demand, because most carts have no design.
    void import('./unsaved-designs.ts')
      .then(({ saveLineDesigns }) => saveLineDesigns(lines, replaceDesign))
      .catch(() => undefined);
  }, [isLoaded]); // eslint-disable-line react-hooks/exhaustive-deps -- runs only when the cart has loaded
}
