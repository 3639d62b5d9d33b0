import { useRef, useState } from 'react';
import { useNavigate } from '@rangmala/shared/router';
import { useAction } from '@rangmala/shared/api';
import { useCart } from '@rangmala/shared/cart';
import type { Order } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { callApi } from '@rangmala/shared/endpoints';
import { prepareReorder } from '../lib/reorder.ts';
import { fetchItems } from './catalogue.ts';
import { createDesignToken } from './designs.ts';

/**
 * Returns `orderAgain`, which adds the available lines of an order to the cart with today's options and prices, and
 * with copies of their designs. The cart page shows what has changed since the order.
 * @param token token of a guest's order
 */
export function useOrderAgain(loadOrder: () => Promise<Order>, token?: string) {
  const cart = useCart();
  const navigate = useNavigate();
  const { run, busy, failure } = useAction('The items could not be added to your cart. Please try again.');
  const [refusal, setRefusal] = useState<string>();
  /** Token of the copies. After a failure, the next attempt sends this token again and gets the same copies. */
  const copyToken = useRef<string>(undefined);

  const orderAgain = () =>
    run(async () => {
      setRefusal(undefined);
      const order = await loadOrder();
      const hasDesigns = order.lines.some(({ design_id }) => design_id);
      copyToken.current ??= createDesignToken();
      const [items, copies] = await Promise.all([
        fetchItems(order.lines.map(({ product_id }) => product_id)),
        hasDesigns
          ? callApi('POST /orders/{number}/design-copies', {
              params: { number: order.number, token },
              body: { token: copyToken.current },
            })
          : [],
      ]);
      const { lines, changes } = prepareReorder(order.lines, items, copies);
      for (const { product, variant, quantity } of lines) cart.add(product, variant, quantity);
      copyToken.current = undefined;
      if (lines.length > 0) void navigate(links.cart(), { state: { changes } });
      else setRefusal(changes.join(' '));
    });

  return { orderAgain, busy, failure: failure ?? refusal };
}
