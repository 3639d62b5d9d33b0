import { useState } from 'react';
import { type CartLine, getLineKey, MAX_QUANTITY } from '@rangmala/shared/cart';
import { useLocation } from '@rangmala/shared/router';
import { QuantityStepper } from '@rangmala/shared/ui';
import type { ProductPageState } from '../../lib/edit-design-link.ts';

/**
 * Returns the quantity to add to the cart and its stepper, and the line as pictured for which the customer has followed
 * “Put your own name” in the cart. The customer's own design takes the place and the quantity of that line.
 */
export function useQuantity(productName: string, lines: readonly CartLine[]) {
  const state = useLocation().state as ProductPageState | null;
  const replacedLine = lines.find((line) => getLineKey(line) === state?.replacedLine);
  const [chosenQuantity, setQuantity] = useState<number>();
  const quantity = chosenQuantity ?? replacedLine?.quantity ?? 1;
  const stepper = (
    <QuantityStepper
      item={productName}
      quantity={quantity}
      min={1}
      max={MAX_QUANTITY}
      onIncrease={() => setQuantity(Math.min(MAX_QUANTITY, quantity + 1))}
      onDecrease={() => setQuantity(Math.max(1, quantity - 1))}
    />
  );
  return { quantity, stepper, replacedLine, resetQuantity: () => setQuantity(undefined) };
}
