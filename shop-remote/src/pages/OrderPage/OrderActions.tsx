import styled from 'styled-components';
import { useAction } from '@rangmala/shared/api';
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
  const payment = useAction('The payment could not be started. Please try again.');
  const reorder = useOrderAgain(async () => order, token);

  async function startPayment(): Promise<void> {
    try {
      const { payment: started } = await callApi('POST /orders/{number}/payments', {
        params: { number: order.number, token },
      });
      const { pathname, search } = new URL(
        started.url ?? links.order(order.number, token),
        window.location.href,
      );
      window.location.assign(pathname + search);
    } catch (error) {
      reload();
      throw error;
    }
  }

  return (
    <Buttons>
      {payment.failure && <Notice tone="bad">{payment.failure}</Notice>}
      {reorder.failure && <Notice tone="bad">{reorder.failure}</Notice>}
      {order.can_pay && (
        <Button busy={payment.busy} onClick={() => void payment.run(startPayment)}>
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
