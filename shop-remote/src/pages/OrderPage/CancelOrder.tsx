import { useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '@rangmala/shared/api';
import type { Order } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { ConfirmDialog, LinkButton, useToast } from '@rangmala/shared/ui';
import { useShowChangedOrder } from '../../api/orders.ts';
import { describeRefund } from '../../lib/order-labels.ts';

/** A quiet button that cancels the order after a question. Renders nothing for an order that cannot be cancelled. */
export function CancelOrder({ order, token }: { order: Order; token: string | undefined }) {
  const showChangedOrder = useShowChangedOrder(token);
  const toast = useToast();
  const [isDialogOpen, setDialogOpen] = useState(false);

  async function cancel(): Promise<string | undefined> {
    try {
      const cancelledOrder = await callApi('POST /orders/{number}/cancel', {
        params: { number: order.number, token },
      });
      setDialogOpen(false);
      showChangedOrder(cancelledOrder);
      toast('Your order has been cancelled.');
      return undefined;
    } catch (error) {
      return getErrorMessage('The order could not be cancelled. Please try again.', error);
    }
  }

  return (
    <>
      {order.can_cancel && (
        <QuietButton type="button" onClick={() => setDialogOpen(true)}>
          Cancel Order
        </QuietButton>
      )}
      <ConfirmDialog
        title="Cancel this order?"
        open={isDialogOpen}
        cancelLabel="Keep it"
        confirmLabel="Yes, cancel"
        onCancel={() => setDialogOpen(false)}
        onConfirm={cancel}
      >
        <p>{describeConsequence(order)}</p>
      </ConfirmDialog>
    </>
  );
}

function describeConsequence(order: Order): string {
  if (order.payment_status === 'paid') return `We’ll refund the full amount. ${describeRefund(order)}`;
  return order.payment_status === 'open'
    ? 'We won’t make it. If a payment for it still arrives, we’ll refund it in full.'
    : 'We won’t make it.';
}

const QuietButton = styled(LinkButton)`
  padding-block: 0.35rem;
`;
