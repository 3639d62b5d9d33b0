import type { ReactNode } from 'react';
import { findGstinWarning, STATE_NAMES } from '@rangmala/shared/contract/gst';
import { Grid, Notice, SelectField, TextField } from '@rangmala/shared/ui';
import { findPinProblem, findPinWarning, suggestPlace } from '../lib/pin-codes.ts';
import { FoldedField } from './FoldedField.tsx';

type FieldName = 'name' | 'phone' | 'pin' | 'line1' | 'area' | 'landmark' | 'city' | 'state' | 'gstin';

interface AddressTexts {
  pin?: string | undefined;
  state?: string | undefined;
  gstin?: string | undefined;
}

interface AddressFieldsProps {
  /** Returns the props of a field of the form. */
  field: (name: FieldName) => { name: string; defaultValue: string | undefined; error: string | undefined };
  /** Current PIN code, state and GSTIN. */
  current: AddressTexts;
  /** Whether the first field has the focus when the form appears. */
  isFocused?: boolean;
  /** Fields after the state. */
  children?: ReactNode;
}

/** The fields of a delivery address in India, the PIN code first. */
export function AddressFields({ field, current, isFocused = false, children }: AddressFieldsProps) {
  const pinField = field('pin');
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the form may replace the button that opened it */}
      <TextField label="Full name" {...field('name')} autoComplete="name" required autoFocus={isFocused} />
      <TextField
        label="Phone"
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        required
        hint="For delivery and payment."
      />
      <TextField
        label="PIN code"
        {...pinField}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        onInput={({ currentTarget }) => suggestPlace(currentTarget)}
        error={pinField.error ?? findPinProblem(current.pin)}
      />
      <TextField label="House and street" {...field('line1')} autoComplete="address-line1" required />
      <TextField label="Area" {...field('area')} autoComplete="address-line2" required />
      <TextField label="Landmark (optional)" {...field('landmark')} autoComplete="address-line3" />
      <Grid $min="13rem">
        <TextField label="City" {...field('city')} autoComplete="address-level2" required />
        <SelectField label="State" {...field('state')} autoComplete="address-level1" required>
          <option value="">Choose a state</option>
          {STATE_NAMES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      </Grid>
      <PinWarning {...current} />
      {children}
      <FoldedField label="Add GSTIN" {...field('gstin')}>
        <TextField
          label="GSTIN (optional)"
          {...field('gstin')}
          autoComplete="off"
          autoCapitalize="characters"
          hint="Only for business purchases."
        />
        <GstinWarning {...current} />
      </FoldedField>
    </>
  );
}

/** Warns when PIN code and state probably do not belong together. */
export function PinWarning({ pin = '', state = '' }: AddressTexts) {
  const warning = findPinWarning(pin, state);
  return warning !== undefined && <Notice tone="info">{warning}</Notice>;
}

/** Warns when a GSTIN is registered in another state than the delivery state. */
export function GstinWarning({ gstin = '', state = '' }: AddressTexts) {
  const warning = findGstinWarning(gstin, state);
  return warning !== undefined && <Notice tone="info">{warning}</Notice>;
}
