import { useEffect } from 'react';
import styled from 'styled-components';
import type { Order } from '@rangmala/shared/contract';
import { describeRefund } from '@rangmala/shared/contract/rules';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { formatRupees } from '@rangmala/shared/format';
import { useSentForm } from '@rangmala/shared/forms';
import { Button, Notice, Stack, TextField } from '@rangmala/shared/ui';
import { formatDayOfInstant } from '../../lib/order-labels.ts';

const POLL_INTERVAL_MS = 2_000;

/** Shows each refund, and whether it is completed. */
function RefundNotice({ order }: { order: Order }) {
  const { refunds } = order;
  const isComplete = refunds.every(({ completed_at }) => completed_at);
  return (
    <Notice tone={isComplete ? 'good' : 'info'}>
      {refunds.map(({ amount, completed_at }, index) => (
        <p key={index}>
          {completed_at
            ? `We refunded ${formatRupees(amount)} on ${formatDayOfInstant(completed_at)}. It may take a few days to appear in your account.`
            : `Your refund of ${formatRupees(amount)} is on its way. ${describeRefund(order)}`}
        </p>
      ))}
    </Notice>
  );
}

/**
 * Shows a notice about payment, confirmation or refunds, if the order needs one. `token` is the token of a guest. While
 * a payment through a gateway is open and the page is visible, reloads the order every {@link POLL_INTERVAL_MS}
 * milliseconds.
 */
export function PaymentNotice({
  order,
  token,
  reload,
}: {
  order: Order;
  token: string | undefined;
  reload: () => void;
}) {
  const isOpen = order.payment_status === 'open' && order.can_pay;
  const isAtGateway = isOpen && order.payment_method !== 'upi';

  useEffect(() => {
    if (!isAtGateway) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isAtGateway, reload]);

  if (isAtGateway && order.payment_attempt === 'failed') {
    return (
      <Notice tone="bad">
        <p>Your last payment did not go through.</p>
        <p>You can pay again, in the same way or another: you’ll never be charged twice for this order.</p>
      </Notice>
    );
  }
  if (isAtGateway && order.payment_attempt === 'none') {
    return (
      <Notice tone="info">Your order is waiting for your payment. We’ll start as soon as it’s paid.</Notice>
    );
  }
  if (isAtGateway) {
    return (
      <Notice tone="info">
        <p>We are asking your bank.</p>
        <p>
          If you’ve paid, this page updates as soon as your bank confirms it. If not, you can pay now: you’ll
          never be charged twice for this order.
        </p>
      </Notice>
    );
  }
  if (isOpen) {
    return <Notice tone="info">We’ll confirm your order as soon as we see your payment.</Notice>;
  }
  if (order.payment_method === 'cash' && order.status === 'placed') {
    return <ConfirmationMail order={order} token={token} />;
  }
  if (order.refunds.length > 0) return <RefundNotice order={order} />;
  if (order.status === 'confirmed') return <Notice tone="good">Thank you! Your order is confirmed.</Notice>;
  return null;
}

/** Asks the customer to confirm a cash order, and mails the link again, to a corrected address if it was wrong. */
function ConfirmationMail({ order, token }: { order: Order; token: string | undefined }) {
  const changeApi = useChangeApi();
  const { field, busy, failure, result, form } = useSentForm('POST /orders/{number}/confirmation-mail', {
    values: { email: order.contact.email },
    fallbackMessage: 'The mail could not be sent. Please try again.',
    keepsValues: true,
    send: (body) =>
      changeApi('POST /orders/{number}/confirmation-mail', { params: { number: order.number, token }, body }),
  });
  return (
    <Stack className="screen-only" $gap="s">
      <Notice tone="info">
        Please confirm your order: we’ve sent a link to {order.contact.email}. It’s valid for 24 hours.
      </Notice>
      <details>
        <summary>No mail? Send it again</summary>
        <Form {...form} aria-label="Send the link again">
          <TextField
            label="Email"
            {...field('email')}
            type="email"
            autoComplete="email"
            required
            hint="Please look into your spam folder first. If the address is wrong, correct it here."
          />
          <Button type="submit" variant="secondary" busy={busy}>
            {busy ? 'Sending...' : 'Send Again'}
          </Button>
          {failure && <Notice tone="bad">{failure}</Notice>}
          {result && <Notice tone="good">We’ve sent the link to {result.contact.email}.</Notice>}
        </Form>
      </details>
    </Stack>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  justify-items: start;
  max-width: 28rem;

  > :first-child {
    width: 100%;
  }
`;
