import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { detailOr } from '@rangmala/shared/api';
import { useCart } from '@rangmala/shared/cart';
import type { DesignCopies, Order } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { useToast } from '@rangmala/shared/ui';
import { copyOrderedDesigns } from '../../api/use-order.ts';

/** Returns an action that adds the lines of an order to the cart; a personalised line gets a copy of its design. */
export function useOrderAgain(order: Order, token: string | undefined) {
  const cart = useCart();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function orderAgain(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const hasDesigns = order.lines.some(({ design_id }) => design_id);
      const copies = hasDesigns ? await copyOrderedDesigns(order.number, token) : [];
      const left = addLines(copies);
      if (left.length > 0) toast(`${left.join(', ')}: this design is no longer stored.`);
      void navigate(links.cart());
    } catch (error) {
      setFailure(detailOr('The items could not be added to your cart. Please try again.', error));
    } finally {
      setBusy(false);
    }
  }

  /** Returns the names of the lines with a deleted design. */
  function addLines(copies: DesignCopies): string[] {
    const left: string[] = [];
    order.lines.forEach((line, index) => {
      const { product_id: id, name, unit_price: price, image, options, quantity, customDesign } = line;
      const design = copies.find((copy) => copy.line === index)?.design;
      if (line.design_id && !design) {
        left.push(name);
        return;
      }
      const picture = customDesign && {
        url: customDesign.url,
        name: customDesign.name || 'Your design',
        thumbnail: customDesign.url,
      };
      cart.add({ id, name, price, image }, { options, design, customDesign: picture }, quantity);
    });
    return left;
  }

  return { orderAgain, busy, failure };
}
