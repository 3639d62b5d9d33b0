import { type FormEvent, useState } from 'react';
import type { SavedAddress } from '@rangmala/shared/contract';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { Button, Notice, Row } from '@rangmala/shared/ui';
import { saveAddress } from '../../api/orders.ts';
import { AddressFields } from '../../components/AddressFields.tsx';
import { type CheckoutDraft, readTexts } from '../../lib/checkout-draft.ts';

interface AddressFormProps {
  /** The postal address to change; undefined for a new address. */
  address: SavedAddress | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const [current, setCurrent] = useState<CheckoutDraft>({ ...address });
  const { field, busy, failure, form } = useSentForm('POST /addresses', {
    values: address,
    fallbackMessage: 'The address could not be saved. Please try again.',
    keepsValues: true,
    send: async (values) => {
      await saveAddress(values, address?.id);
      onSaved();
    },
  });

  function onFormInput(event: FormEvent<HTMLFormElement>): void {
    form.onInput(event);
    setCurrent(readTexts(event.currentTarget));
  }

  return (
    <FormCard {...form} onInput={onFormInput} aria-label={address ? 'Edit address' : 'Add address'}>
      <AddressFields field={field} current={current} isFocused />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Row>
        <Button type="submit" busy={busy}>
          {busy ? 'Saving...' : 'Save Address'}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </FormCard>
  );
}
