import type { FormEvent } from 'react';
import styled from 'styled-components';
import { STATE_NAMES } from '@rangmala/shared/contract/states';
import { FormCard, useForm } from '@rangmala/shared/forms';
import { Button, SelectField, TextArea, TextField } from '@rangmala/shared/ui';
import type { Draft } from '../../lib/checkout-draft.ts';
import { placeOfPin } from '../../lib/pin-codes.ts';

interface DeliveryFormProps {
  draft: Draft;
  /** Receives all values after every change. */
  onChange: (draft: Draft) => void;
  onContinue: () => void;
}

/** The first step: contact and delivery address. */
export function DeliveryForm({ draft, onChange, onContinue }: DeliveryFormProps) {
  const { errors, busy, form } = useForm({
    schema: async () => (await import('@rangmala/shared/contract/orders')).deliveryFormSchema,
    onSubmit: async () => {
      onContinue();
      return false;
    },
  });

  function noteInput(event: FormEvent<HTMLFormElement>): void {
    form.onInput(event);
    const { currentTarget, target } = event;
    if ((target as HTMLInputElement).name === 'pin') suggestPlace(currentTarget);
    onChange(valuesOf(currentTarget));
  }

  const field = (name: Exclude<keyof typeof errors, symbol>) => ({
    name,
    defaultValue: draft[name] ?? '',
    error: errors[name],
  });

  return (
    <FormCard {...form} onInput={noteInput} aria-label="Contact and delivery">
      <TextField label="Email" {...field('email')} type="email" autoComplete="email" required />
      <TextField label="Full name" {...field('name')} autoComplete="name" required />
      <TextField
        label="Phone"
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        required
        hint="For the courier only."
      />
      <TextField
        label="PIN code"
        {...field('pin')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        required
      />
      <TextField label="House and street" {...field('line1')} autoComplete="address-line1" required />
      <TextField label="Area" {...field('area')} autoComplete="address-line2" required />
      <TextField label="Landmark (optional)" {...field('landmark')} autoComplete="address-line3" />
      <Pair>
        <TextField label="City" {...field('city')} autoComplete="address-level2" required />
        <SelectField label="State" {...field('state')} autoComplete="address-level1" required>
          <option value="">Choose a state</option>
          {STATE_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </Pair>
      <TextField
        label="GSTIN (optional)"
        {...field('gstin')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={15}
        hint="Only for business purchases."
      />
      <TextArea label="Gift note (optional)" {...field('gift_note')} rows={2} maxLength={500} />
      <Button type="submit" busy={busy}>
        Continue
      </Button>
    </FormCard>
  );
}

function valuesOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Fills in city and state from the PIN code, unless the customer has entered others. */
function suggestPlace(form: HTMLFormElement): void {
  const place = placeOfPin((form.elements.namedItem('pin') as HTMLInputElement).value);
  if (!place) return;
  for (const [name, value] of [
    ['city', place.city],
    ['state', place.state],
  ] as const) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    const isOurs = field.value === '' || field.value === field.dataset['suggested'];
    if (value === undefined || !isOurs) continue;
    field.value = value;
    field.dataset['suggested'] = value;
  }
}

const Pair = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};

  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
