import type { FormEvent } from 'react';
import { FormCard, useForm } from '@rangmala/shared/forms';
import { Button, TextArea, TextField } from '@rangmala/shared/ui';
import { AddressFields } from '../../components/AddressFields.tsx';
import { ArrivalNote } from '../../components/ArrivalNote.tsx';
import { FoldedField } from '../../components/FoldedField.tsx';
import type { PricedLine } from '../../lib/cart-lines.ts';
import type { CheckoutDraft } from '../../lib/checkout-draft.ts';
import { suggestPlace } from '../../lib/pin-codes.ts';
import { storePin } from '../../lib/remembered-pin.ts';

interface DeliveryFormProps {
  /** The lines of the cart. */
  lines: readonly PricedLine[];
  draft: CheckoutDraft;
  /** Receives the values of all fields after each input. */
  onChange: (draft: CheckoutDraft) => void;
  onContinue: () => void;
}

/** The first step of the checkout: contact, delivery address and gift note. */
export function DeliveryForm({ lines, draft, onChange, onContinue }: DeliveryFormProps) {
  const { errors, busy, form } = useForm({
    schema: async () => (await import('@rangmala/shared/contract/orders')).deliveryFormSchema,
    onSubmit: async () => {
      onContinue();
      return false;
    },
  });

  function onFormInput(event: FormEvent<HTMLFormElement>): void {
    form.onInput(event);
    const { currentTarget, target } = event;
    if ((target as HTMLInputElement).name === 'pin') suggestPlace(currentTarget);
    adoptValues(currentTarget);
  }

  function adoptValues(formElement: HTMLFormElement): void {
    const values = readValues(formElement);
    storePin(values['pin'] ?? '');
    onChange(values);
  }

  const createFieldProps = (name: Exclude<keyof typeof errors, symbol>) => ({
    name,
    defaultValue: draft[name] ?? '',
    error: errors[name],
  });

  return (
    <FormCard
      {...form}
      onInput={onFormInput}
      onSubmit={(event) => {
        // Some password managers fill in fields without an event.
        adoptValues(event.currentTarget);
        form.onSubmit(event);
      }}
      aria-label="Contact and delivery"
    >
      <TextField label="Email" {...createFieldProps('email')} type="email" autoComplete="email" required />
      <TextField label="Full name" {...createFieldProps('name')} autoComplete="name" required />
      <TextField
        label="Phone"
        {...createFieldProps('phone')}
        type="tel"
        autoComplete="tel"
        required
        hint="For delivery and payment."
      />
      <AddressFields
        values={draft}
        current={{ pin: draft['pin'], state: draft['state'], gstin: draft['gstin'] }}
        errors={errors}
      >
        <TextField label="Needed by (optional)" {...createFieldProps('needed_by')} type="date" />
        <ArrivalNote pin={draft['pin']} lines={lines} neededBy={draft['needed_by']} />
      </AddressFields>
      <FoldedField label="Add a gift note" value={draft['gift_note']} error={errors.gift_note}>
        <TextArea label="Gift note (optional)" {...createFieldProps('gift_note')} rows={2} />
      </FoldedField>
      <Button type="submit" busy={busy}>
        Continue
      </Button>
    </FormCard>
  );
}

function readValues(form: HTMLFormElement): CheckoutDraft {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
