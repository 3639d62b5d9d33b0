import { callApi } from '@rangmala/shared/endpoints';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { Button, NoScriptNotice, Notice, TextField } from '@rangmala/shared/ui';

/** Mails the link to an order to the guest who knows its number and its phone number or email address. */
export function FindOrderForm({ number }: { number?: string }) {
  const { field, busy, failure, result, form } = useSentForm('POST /orders/find', {
    values: { number },
    fallbackMessage: 'We could not look for your order. Please try again.',
    keepsValues: true,
    send: (body) => callApi('POST /orders/find', { body }),
  });
  return (
    <FormCard {...form} aria-label="Find your order">
      <TextField
        label="Order number"
        {...field('number')}
        autoComplete="off"
        required
        placeholder="RM-7K4Q-2M9D"
      />
      <TextField
        label="Phone or email"
        {...field('contact')}
        autoComplete="email"
        required
        hint="As you gave it with the order. We’ll mail you the link to the order."
      />
      <NoScriptNotice>This form</NoScriptNotice>
      <Button type="submit" busy={busy}>
        {busy ? 'Sending...' : 'Mail Me the Link'}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {result && <Notice tone="good">{result.message}</Notice>}
    </FormCard>
  );
}
