import { parsePinCode } from '@rangmala/shared/contract/rules';

const KEY = 'rangmala.pin';

/** Returns the PIN code that this browser remembers; '' when it remembers none. */
export function readPin(): string {
  try {
    return parsePinCode(window.localStorage.getItem(KEY) ?? '') ?? '';
  } catch {
    return '';
  }
}

/** Remembers a complete PIN code in this browser. Ignores other texts, and a storage that is full or forbidden. */
export function storePin(text: string): void {
  const pin = parsePinCode(text);
  if (pin === undefined) return;
  try {
    window.localStorage.setItem(KEY, pin);
  } catch {
    // Ignores the error, because the pages work without a remembered PIN code.
  }
}

/** For `useSyncExternalStore`: the PIN code is read when a page is shown, and does not change while it is shown. */
export const subscribeToPin = () => () => undefined;
