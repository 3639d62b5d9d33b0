import { useState } from 'react';
import { callApi } from '@rangmala/shared/endpoints';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { Button, NoScriptNotice, Notice, TextField } from '@rangmala/shared/ui';

/** Mails the link to an order to the guest who knows its number and its phone number or email address. */
export function FindOrderForm({ number }: { number?: string }) {
  const [message, setMessage] = useState<string>();
  const { errors, busy, failure, form } = useSentForm({
    schema: () =>
      import('@rangmala/shared/contract/order-links').then(({ orderSearchSchema }) => orderSearchSchema),
    fallbackMessage: 'We could not look for your order. Please try again.',
    keepsValues: true,
    send: async (body) => setMessage((await callApi('POST /orders/find', { body })).message),
  });
  return (
    <FormCard {...form} aria-label="Find your order">
      <TextField
        label="Order number"
        name="number"
        autoComplete="off"
        required
        defaultValue={number}
        placeholder="RM-7K4Q-2M9D"
        error={errors.number}
      />
      <TextField
        label="Phone or email"
        name="contact"
        autoComplete="email"
        required
        hint="As you gave it with the order. We’ll mail you the link to the order."
        error={errors.contact}
      />
      <NoScriptNotice>This form</NoScriptNotice>
      <Button type="submit" busy={busy}>
        {busy ? 'Sending...' : 'Mail Me the Link'}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {message && !failure && <Notice tone="good">{message}</Notice>}
    </FormCard>
  );
}
