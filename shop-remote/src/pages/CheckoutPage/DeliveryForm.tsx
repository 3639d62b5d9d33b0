import type { FormEvent } from 'react';
import { FormCard, readTexts, useForm } from '@rangmala/shared/forms';
import { Button, TextArea, TextField } from '@rangmala/shared/ui';
import { AddressFields } from '../../components/AddressFields.tsx';
import { ArrivalNote } from '../../components/ArrivalNote.tsx';
import { FoldedField } from '../../components/FoldedField.tsx';
import type { PricedLine } from '../../lib/cart-lines.ts';
import type { CheckoutDraft } from '../../lib/checkout-draft.ts';
import { storePin } from '../../lib/remembered-pin.ts';

interface DeliveryFormProps {
  /** The lines of the cart. */
  lines: readonly PricedLine[];
  draft: CheckoutDraft;
  /** Receives the values of all fields after each input. */
  onChange: (draft: CheckoutDraft) => void;
  onContinue: () => void;
}

const loadSchema = async () => (await import('@rangmala/shared/contract/checkout')).deliveryFormSchema;

/** The first step of the checkout: contact, delivery address and gift note. */
export function DeliveryForm({ lines, draft, onChange, onContinue }: DeliveryFormProps) {
  const { field, busy, form } = useForm(loadSchema, { values: draft, keepsValues: true, send: onContinue });

  function onFormInput(event: FormEvent<HTMLFormElement>): void {
    form.onInput(event);
    adoptValues(event.currentTarget);
  }

  function adoptValues(formElement: HTMLFormElement): void {
    const values = readTexts(formElement);
    storePin(values['pin'] ?? '');
    onChange(values);
  }

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
      <TextField label="Email" {...field('email')} type="email" autoComplete="email" required />
      <AddressFields field={field} current={draft}>
        <TextField label="Needed by (optional)" {...field('needed_by')} type="date" />
        <ArrivalNote pin={draft['pin']} lines={lines} neededBy={draft['needed_by']} />
      </AddressFields>
      <FoldedField label="Add a gift note" {...field('gift_note')}>
        <TextArea label="Gift note (optional)" {...field('gift_note')} rows={2} />
      </FoldedField>
      <Button type="submit" busy={busy}>
        Continue
      </Button>
    </FormCard>
  );
}
