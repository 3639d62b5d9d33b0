import { parsePinCode } from '@rangmala/shared/contract/rules';
import { useIsHydrated } from '@rangmala/shared/site';
import { readStoredText, writeStoredText } from '@rangmala/shared/storage';

const KEY = 'rangmala.pin';

/** Returns the PIN code that this browser remembers; '' when it remembers none. */
export const readPin = (): string => parsePinCode(readStoredText('localStorage', KEY) ?? '') ?? '';

/** Remembers a complete PIN code in this browser. Ignores other texts. */
export function storePin(text: string): void {
  const pin = parsePinCode(text);
  if (pin !== undefined) writeStoredText('localStorage', KEY, pin);
}

/** Returns the PIN code that this browser remembers; '' when it remembers none, and until the page is hydrated. */
export const useRememberedPin = (): string => (useIsHydrated() ? readPin() : '');
