import { useState } from 'react';
import styled from 'styled-components';
import type { Order } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { useSentForm } from '@rangmala/shared/forms';
import { Button, Notice, TextField } from '@rangmala/shared/ui';
import { useShowChangedOrder } from '../../api/orders.ts';

/** Asks the customer to confirm a cash order, and mails the link again, to a corrected address if it was wrong. */
export function ConfirmationMail({ order, token }: { order: Order; token: string | undefined }) {
  const showChangedOrder = useShowChangedOrder(token);
  const [sentTo, setSentTo] = useState<string>();
  const { errors, field, busy, failure, form } = useSentForm('POST /orders/{number}/confirmation-mail', {
    values: { email: order.contact.email },
    fallbackMessage: 'The mail could not be sent. Please try again.',
    keepsValues: true,
    send: async (body) => {
      const changedOrder = await callApi('POST /orders/{number}/confirmation-mail', {
        params: { number: order.number, token },
        body,
      });
      showChangedOrder(changedOrder);
      setSentTo(changedOrder.contact.email);
    },
  });
  return (
    <Box>
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
          {sentTo && !failure && !errors.email && (
            <Notice tone="good">We’ve sent the link to {sentTo}.</Notice>
          )}
        </Form>
      </details>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};

  summary {
    width: fit-content;
    padding-block: 0.35rem;
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  justify-items: start;
  max-width: 28rem;

  > :first-child {
    width: 100%;
  }
`;
