import { useState } from 'react';
import { INVALID_PHONE, parsePhoneNumber } from '@rangmala/shared/contract/rules';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';

export type PhoneField = ReturnType<typeof usePhoneField>;

interface PhoneFieldOptions {
  /** The text that the customer has typed; undefined before the first input. */
  typedNumber: string | undefined;
  onType: (typedNumber: string) => void;
  /** The phone number of the edited appointment. */
  appointmentPhone?: string | undefined;
}

/**
 * Returns the state of the field for the phone number of a call. The initial value is the number of the edited
 * appointment, or else that of the customer's profile.
 * @param isNeeded whether the field is shown; the customer's profile is loaded only then
 */
export function usePhoneField(
  isNeeded: boolean,
  { typedNumber, onType, appointmentPhone }: PhoneFieldOptions,
) {
  const { data } = useApi(isNeeded ? apiPath('GET /profile') : null);
  const [error, setError] = useState<string>();
  const value = typedNumber ?? appointmentPhone ?? data?.phone ?? '';
  const number = value.trim();
  return {
    value,
    /** The number for the request; '' when the customer has emptied the field. Missing while it was never filled. */
    request: number || typedNumber !== undefined ? { phone: number } : {},
    error,
    change(typedText: string): void {
      onType(typedText);
      setError(undefined);
    },
    /** Validates the number, which is optional. Moves the focus to the field when the number is invalid. */
    validate(): boolean {
      const isValid = number === '' || parsePhoneNumber(number) !== undefined;
      setError(isValid ? undefined : INVALID_PHONE);
      if (!isValid) document.querySelector<HTMLInputElement>('input[name="phone"]')?.focus();
      return isValid;
    },
  };
}
