import { useState } from 'react';
import { INVALID_PHONE, PHONE } from '@rangmala/shared/contract/rules';
import { useProfile } from '../api/use-profile.ts';

/** The phone number for a call: the typed one, or the one of the appointment or of the last call. */
export interface PhoneField {
  value: string;
  error: string | undefined;
  change: (value: string) => void;
  /** Returns whether the number can be sent; an empty one can be, and is added later. */
  check: () => boolean;
}

/** @param isNeeded whether the field is shown, so that the stored number is loaded */
export function usePhone(isNeeded: boolean, ofAppointment?: string): PhoneField {
  const { data } = useProfile(isNeeded);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const value = typed ?? ofAppointment ?? data?.phone ?? '';
  return {
    value,
    error,
    change(next) {
      setTyped(next);
      setError(undefined);
    },
    check() {
      const isSendable = value.trim() === '' || PHONE.test(value.trim());
      setError(isSendable ? undefined : INVALID_PHONE);
      if (!isSendable) document.querySelector<HTMLInputElement>('input[name="phone"]')?.focus();
      return isSendable;
    },
  };
}
