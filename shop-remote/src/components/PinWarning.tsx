import { Notice } from '@rangmala/shared/ui';
import { findPinWarning } from '../lib/pin-codes.ts';

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
