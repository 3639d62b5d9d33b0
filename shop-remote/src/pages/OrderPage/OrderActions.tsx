import { useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage, useAction } from '@rangmala/shared/api';
import type { Order } from '@rangmala/shared/contract';
import { describeRefund } from '@rangmala/shared/contract/rules';
import { callApi, useChangeApi } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import {
  AppLink,
  Button,
  ButtonLink,
  Card,
  ConfirmDialog,
  LinkButton,
  Notice,
  Stack,
  useToast,
} from '@rangmala/shared/ui';
import { openPaymentPage } from '../../api/orders.ts';
import { useOrderAgain } from '../../api/use-order-again.ts';

interface OrderProps {
  order: Order;
  /** The token in the URL of a guest's order. */
  token: string | undefined;
}

/** The buttons that pay for an order or put its products into the cart again. */
export function OrderActions({ order, token, reload }: OrderProps & { reload: () => void }) {
  const payment = useAction('The payment could not be started. Please try again.');
  const reorder = useOrderAgain(async () => order, token);

  async function startPayment(): Promise<void> {
    try {
      const { payment: started } = await callApi('POST /orders/{number}/payments', {
        params: { number: order.number, token },
      });
      await openPaymentPage(started.url ?? links.order(order.number, token));
    } catch (error) {
      reload();
      throw error;
    }
  }

  return (
    <Stack className="screen-only" $gap="s">
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
    </Stack>
  );
}

/** A quiet button that cancels the order after a question. Renders nothing for an order that cannot be cancelled. */
export function CancelOrder({ order, token }: OrderProps) {
  const changeApi = useChangeApi();
  const toast = useToast();
  const [isDialogOpen, setDialogOpen] = useState(false);

  async function cancel(): Promise<void> {
    await changeApi('POST /orders/{number}/cancel', { params: { number: order.number, token } });
    setDialogOpen(false);
    toast('Your order has been cancelled.');
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
        describeFailure={(error) =>
          getErrorMessage('The order could not be cancelled. Please try again.', error)
        }
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

/** Leads a guest to an account, in which a signed-in customer keeps the order. Renders nothing for a kept order. */
export function KeepOrder({ order, token }: OrderProps) {
  const { user } = useUser();
  const changeApi = useChangeApi();
  const { run, busy, failure } = useAction('The order could not be kept. Please try again.');
  if (order.in_account !== false) return null;

  const keep = () =>
    run(() => changeApi('POST /orders/{number}/keep', { params: { number: order.number, token } }));

  const orderPage = links.order(order.number, token);
  return (
    <Card aria-labelledby="keep-order">
      <h2 id="keep-order">Keep this order</h2>
      {user ? (
        <>
          <p>You’ll find it in My Orders whenever you sign in, and can order it again.</p>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <Button variant="secondary" busy={busy} onClick={() => void keep()}>
            Keep in My Account
          </Button>
        </>
      ) : (
        <>
          <p>With an account, you’ll find it in My Orders whenever you sign in, and can order it again.</p>
          <ButtonLink variant="secondary" to={links.signUp(orderPage)}>
            Create an Account
          </ButtonLink>
          <p>
            You have one? <AppLink to={links.signIn(orderPage)}>Sign in</AppLink>
          </p>
        </>
      )}
    </Card>
  );
}

const QuietButton = styled(LinkButton)`
  padding-block: 0.35rem;
`;
