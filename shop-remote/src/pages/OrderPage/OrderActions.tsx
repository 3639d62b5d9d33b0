import { useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '@rangmala/shared/api';
import type { Order } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { Button, Notice } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';
import { useOrderAgain } from '../../api/use-order-again.ts';

interface OrderActionsProps {
  order: Order;
  token: string | undefined;
  reload: () => void;
}

/** The buttons that pay for an order or put its products into the cart again. */
export function OrderActions({ order, token, reload }: OrderActionsProps) {
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<string>();
  const reorder = useOrderAgain(async () => order, token);

  async function pay(): Promise<void> {
    setPaying(true);
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
      setPaying(false);
      setFailure(getErrorMessage('The payment could not be started. Please try again.', error));
      reload();
    }
  }

  return (
    <Buttons>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {reorder.failure && <Notice tone="bad">{reorder.failure}</Notice>}
      {order.can_pay && (
        <Button busy={isPaying} onClick={() => void pay()}>
          Pay Now
        </Button>
      )}
      {!order.can_pay && (
        <Button variant="secondary" busy={reorder.busy} onClick={() => void reorder.orderAgain()}>
          Order Again
        </Button>
      )}
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
