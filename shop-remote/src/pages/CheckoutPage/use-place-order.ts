import { useState } from 'react';
import { useNavigate } from '@rangmala/shared/router';
import { ApiError, useAction } from '@rangmala/shared/api';
import type { LineDesign } from '@rangmala/shared/cart';
import type { PaymentMethod } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { callApi } from '@rangmala/shared/endpoints';
import type { BodyOf } from '@rangmala/shared/contract/endpoints';
import { openPaymentPage } from '../../api/orders.ts';
import { saveLineDesigns } from '../../api/save-unsaved-designs.ts';
import type { PricedCart } from '../../api/catalogue.ts';
import {
  type CheckoutDraft,
  readOrCreateIdempotencyKey,
  removeCheckoutDraft,
} from '../../lib/checkout-draft.ts';
import type { AvailableLine } from '../../lib/cart-lines.ts';

const ORDER_FAILED = 'Your order could not be placed. Nothing was charged. Please try again.';

interface NewOrder {
  lines: readonly AvailableLine[];
  payment: PaymentMethod;
  /** The total shown to the customer, in rupees. */
  expectedTotal: number;
  isExpress: boolean;
}

/**
 * Returns `place`, which places an order, empties the cart and opens the payment page or the order page. After a
 * failure the cart keeps its lines. When the server refuses an order because the total has changed, `newTotal` is the
 * current total in rupees.
 */
export function usePlaceOrder(
  cart: Pick<PricedCart, 'clear' | 'reload' | 'replaceDesign'>,
  draft: CheckoutDraft,
) {
  const navigate = useNavigate();
  const { run, busy, failure } = useAction(ORDER_FAILED);
  const [newTotal, setNewTotal] = useState<number>();

  async function placeOrder(newOrder: NewOrder): Promise<void> {
    setNewTotal(undefined);
    try {
      const designs = await saveLineDesigns(
        newOrder.lines.map(({ line }) => line),
        cart.replaceDesign,
      );
      const body = createOrderBody(newOrder, draft, designs);
      const { number, token, payment } = await callApi('POST /orders', {
        body,
        // Several requests with the same key place only one order.
        headers: { 'idempotency-key': readOrCreateIdempotencyKey(body) },
      });
      removeCheckoutDraft();
      cart.clear();
      if (payment.url === undefined) await navigate(links.order(number, token));
      else await openPaymentPage(payment.url);
    } catch (error) {
      const total = readChangedTotal(error);
      if (total === undefined) throw error;
      cart.reload();
      setNewTotal(total);
    }
  }

  return {
    place: (newOrder: NewOrder) => run(() => placeOrder(newOrder)),
    busy,
    failure,
    newTotal,
    dismissNewTotal: () => setNewTotal(undefined),
  };
}

/**
 * Returns the request body of an order.
 * @param designs saved designs by their ids in the cart; saving a design on the server may have changed its id
 */
function createOrderBody(
  { lines, payment, expectedTotal, isExpress }: NewOrder,
  draft: CheckoutDraft,
  designs: ReadonlyMap<string, LineDesign>,
): BodyOf<'POST /orders'> {
  const { needed_by = '', gift_note = '' } = draft;
  return {
    contact: pickTexts(draft, ['email', 'name', 'phone']),
    address: pickTexts(draft, ['pin', 'line1', 'area', 'landmark', 'city', 'state', 'gstin']),
    lines: lines.map(({ line }) => ({
      product_id: line.id,
      options: { ...line.options },
      quantity: line.quantity,
      ...toDesignFields(line.design && (designs.get(line.design.id) ?? line.design)),
      ...(line.customDesign && { customDesign: line.customDesign }),
    })),
    payment,
    expected_total: expectedTotal,
    ...(needed_by && { needed_by }),
    ...(isExpress && { express: true }),
    gift_note,
  };
}

const pickTexts = <Name extends string>(draft: CheckoutDraft, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, draft[name] ?? ''])) as Record<Name, string>;

const toDesignFields = (design: LineDesign | undefined) =>
  design && { design_id: design.id, design_token: design.token };

/** Returns the current total of an order that was refused because of a changed total; undefined for other errors. */
function readChangedTotal(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { body } = error;
  const total = typeof body === 'object' && body !== null && 'total' in body ? body.total : undefined;
  return typeof total === 'number' ? total : undefined;
}
