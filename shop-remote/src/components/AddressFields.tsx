import type { ReactNode } from 'react';
import styled from 'styled-components';
import { findGstinWarning, STATE_NAMES } from '@rangmala/shared/contract/gst';
import { Notice, SelectField, TextField } from '@rangmala/shared/ui';
import { findPinProblem, findPinWarning } from '../lib/pin-codes.ts';
import { FoldedField } from './FoldedField.tsx';

type FieldName = 'pin' | 'line1' | 'area' | 'landmark' | 'city' | 'state' | 'gstin';

interface AddressFieldsProps {
  /** Initial values of the fields, by field name. */
  values: Readonly<Record<string, string | undefined>>;
  /** Current PIN code, state and GSTIN. */
  current: { pin?: string | undefined; state?: string | undefined; gstin?: string | undefined };
  errors: { readonly [Field in FieldName]?: string | undefined };
  /** Fields after the state. */
  children?: ReactNode;
}

/** The fields of a delivery address in India, the PIN code first. */
export function AddressFields({ values, current, errors, children }: AddressFieldsProps) {
  return (
    <>
      <TextField
        label="PIN code"
        name="pin"
        inputMode="numeric"
        autoComplete="postal-code"
        required
        defaultValue={values['pin']}
        error={errors.pin ?? findPinProblem(current.pin)}
      />
      <TextField
        label="House and street"
        name="line1"
        autoComplete="address-line1"
        required
        defaultValue={values['line1']}
        error={errors.line1}
      />
      <TextField
        label="Area"
        name="area"
        autoComplete="address-line2"
        required
        defaultValue={values['area']}
        error={errors.area}
      />
      <TextField
        label="Landmark (optional)"
        name="landmark"
        autoComplete="address-line3"
        defaultValue={values['landmark']}
        error={errors.landmark}
      />
      <FieldPair>
        <TextField
          label="City"
          name="city"
          autoComplete="address-level2"
          required
          defaultValue={values['city']}
          error={errors.city}
        />
        <SelectField
          label="State"
          name="state"
          autoComplete="address-level1"
          required
          defaultValue={values['state'] ?? ''}
          error={errors.state}
        >
          <option value="">Choose a state</option>
          {STATE_NAMES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      <PinWarning pin={current.pin} state={current.state} />
      {children}
      <FoldedField label="Add GSTIN" value={values['gstin']} error={errors.gstin}>
        <TextField
          label="GSTIN (optional)"
          name="gstin"
          autoComplete="off"
          autoCapitalize="characters"
          hint="Only for business purchases."
          defaultValue={values['gstin']}
          error={errors.gstin}
        />
        <GstinWarning gstin={current.gstin} state={current.state} />
      </FoldedField>
    </>
  );
}

const FieldPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};

  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Warns when PIN code and state probably do not belong together; otherwise renders nothing. */
export function PinWarning({
  pin = '',
  state = '',
}: {
  pin?: string | undefined;
  state?: string | undefined;
}) {
  const warning = findPinWarning(pin, state);
  return warning === undefined ? null : <Notice tone="info">{warning}</Notice>;
}

/** Warns when a GSTIN is registered in another state than the delivery state; otherwise renders nothing. */
export function GstinWarning({
  gstin = '',
  state = '',
}: {
  gstin?: string | undefined;
  state?: string | undefined;
}) {
  const warning = findGstinWarning(gstin, state);
  return warning === undefined ? null : <Notice tone="info">{warning}</Notice>;
}
