import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { SavedAddress } from '@rangmala/shared/contract';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { Button, Notice, TextField } from '@rangmala/shared/ui';
import { saveAddress } from '../../api/orders.ts';
import { AddressFields } from '../../components/AddressFields.tsx';
import { suggestPlace } from '../../lib/pin-codes.ts';

interface AddressFormProps {
  /** The postal address to change; undefined for a new address. */
  address: SavedAddress | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const [current, setCurrent] = useState({
    pin: address?.pin,
    state: address?.state,
    gstin: address?.gstin,
  });
  const { errors, busy, failure, form } = useSentForm({
    schema: async () => (await import('@rangmala/shared/contract/checkout')).addressFormSchema,
    fallbackMessage: 'The address could not be saved. Please try again.',
    keepsValues: true,
    send: async (values) => {
      await saveAddress(values, address?.id);
      onSaved();
    },
  });

  function onFormInput(event: FormEvent<HTMLFormElement>): void {
    form.onInput(event);
    const { currentTarget, target } = event;
    if ((target as HTMLInputElement).name === 'pin') suggestPlace(currentTarget);
    const readValue = (name: string) => (currentTarget.elements.namedItem(name) as HTMLInputElement).value;
    setCurrent({ pin: readValue('pin'), state: readValue('state'), gstin: readValue('gstin') });
  }

  return (
    <FormCard {...form} onInput={onFormInput} aria-label={address ? 'Edit address' : 'Add address'}>
      <TextField
        label="Full name"
        name="name"
        autoComplete="name"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the form replaces the button that opened it
        autoFocus
        required
        defaultValue={address?.name}
        error={errors.name}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        hint="For delivery and payment."
        defaultValue={address?.phone}
        error={errors.phone}
      />
      <AddressFields values={address ?? {}} current={current} errors={errors} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Actions>
        <Button type="submit" busy={busy}>
          {busy ? 'Saving...' : 'Save Address'}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </FormCard>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
