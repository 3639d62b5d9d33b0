import { useState } from 'react';
import { INVALID_PHONE, parsePhoneNumber } from '@rangmala/shared/contract/rules';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';

/**
 * The field for the phone number of a call. The initial value is the phone number of the edited appointment. If the
 * appointment has no phone number, the initial value is the phone number of the customer's profile.
 */
export interface PhoneField {
  value: string;
  /** The number for the request; '' when the customer has emptied the field. Missing while the field was never filled. */
  request: { phone?: string };
  error: string | undefined;
  change: (value: string) => void;
  /**
   * Validates the number, and moves the focus to the field when the number is invalid. Returns true for a valid number
   * and for an empty field, because the number is optional.
   */
  validate: () => boolean;
}

interface PhoneFieldOptions {
  /** The text that the customer has typed; undefined before the first input. */
  typedNumber: string | undefined;
  onType: (typedNumber: string) => void;
  /** The phone number of the edited appointment. */
  appointmentPhone?: string | undefined;
}

/**
 * Returns the state of the phone field.
 * @param isNeeded whether the field is shown; the customer's profile is loaded only then
 */
export function usePhoneField(
  isNeeded: boolean,
  { typedNumber, onType, appointmentPhone }: PhoneFieldOptions,
): PhoneField {
  const { data } = useApi(isNeeded ? apiPath('GET /profile') : null);
  const [error, setError] = useState<string>();
  const value = typedNumber ?? appointmentPhone ?? data?.phone ?? '';
  const number = value.trim();
  return {
    value,
    request: number || typedNumber !== undefined ? { phone: number } : {},
    error,
    change(typedText) {
      onType(typedText);
      setError(undefined);
    },
    validate() {
      const isValid = number === '' || parsePhoneNumber(number) !== undefined;
      setError(isValid ? undefined : INVALID_PHONE);
      if (!isValid) document.querySelector<HTMLInputElement>('input[name="phone"]')?.focus();
      return isValid;
    },
  };
}
