import { useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage, markStale, useUpdateResponse } from '@rangmala/shared/api';
import type { Order } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { Button, ConfirmDialog, Notice } from '@rangmala/shared/ui';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { describeRefund } from '../../lib/order-labels.ts';
import { useOrderAgain } from './use-order-again.ts';
import { getOrderPath } from '../../api/orders.ts';

interface OrderActionsProps {
  order: Order;
  token: string | undefined;
  reload: () => void;
}

export function OrderActions({ order, token, reload }: OrderActionsProps) {
  const updateResponse = useUpdateResponse();
  const [runningAction, setRunningAction] = useState<'pay' | 'cancel'>();
  const [failure, setFailure] = useState<string>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const reorder = useOrderAgain(order, token);

  async function pay(): Promise<void> {
    setRunningAction('pay');
    setFailure(undefined);
    try {
      const { payment } = await callApi('POST /orders/{number}/payments', {
        params: { number: order.number, token },
      });
      const { pathname, search } = new URL(
        payment.url ?? links.order(order.number, token),
        window.location.href,
      );
      window.location.assign(pathname + search);
    } catch (error) {
      setRunningAction(undefined);
      setFailure(getErrorMessage('The payment could not be started. Please try again.', error));
      reload();
    }
  }

  async function cancel(): Promise<string | undefined> {
    setRunningAction('cancel');
    setFailure(undefined);
    try {
      const cancelledOrder = await callApi('POST /orders/{number}/cancel', {
        params: { number: order.number, token },
      });
      updateResponse(getOrderPath(order.number, token), () => cancelledOrder);
      markStale([apiPath('GET /orders')]);
      setDialogOpen(false);
      return undefined;
    } catch (error) {
      const message = getErrorMessage('The order could not be cancelled. Please try again.', error);
      setFailure(message);
      return message;
    } finally {
      setRunningAction(undefined);
    }
  }

  return (
    <Buttons>
      {failure && !isDialogOpen && <Notice tone="bad">{failure}</Notice>}
      {reorder.failure && <Notice tone="bad">{reorder.failure}</Notice>}
      {order.can_pay && (
        <Button busy={runningAction === 'pay'} onClick={() => void pay()}>
          Pay Now
        </Button>
      )}
      {order.can_cancel && (
        <Button
          variant="secondary"
          busy={runningAction === 'cancel'}
          onClick={() => (order.status === 'confirmed' ? setDialogOpen(true) : void cancel())}
        >
          Cancel Order
        </Button>
      )}
      {!order.can_pay && (
        <Button variant="secondary" busy={reorder.busy} onClick={() => void reorder.orderAgain()}>
          Order Again
        </Button>
      )}
      <ConfirmDialog
        title="Cancel this order?"
        open={isDialogOpen}
        cancelLabel="Keep it"
        confirmLabel="Yes, cancel"
        onCancel={() => setDialogOpen(false)}
        onConfirm={cancel}
      >
        <p>
          {order.payment_status === 'paid'
            ? `We’ll refund the full amount. ${describeRefund(order)}`
            : 'We won’t make it.'}
        </p>
      </ConfirmDialog>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.s};

  @media print {
    display: none;
  }
`;
