import { formatArrival, formatShortDay } from '@rangmala/shared/contract/arrival-text';
import { parsePinCode } from '@rangmala/shared/contract/rules';
import { Notice } from '@rangmala/shared/ui';
import { useArrival } from '../api/arrival.ts';
import type { PricedLine } from '../lib/cart-lines.ts';
import { UnservedPin } from './UnservedPin.tsx';

interface ArrivalNoteProps {
  pin: string | undefined;
  lines: readonly PricedLine[];
  /** Whether the customer has chosen express shipping. */
  isExpress?: boolean;
  /** Day by which the customer needs the order; '' or undefined when there is none. */
  neededBy?: string | undefined;
}

/** Says when the lines of the cart arrive, and warns when this may be too late. Renders nothing without a PIN code. */
export function ArrivalNote({ pin = '', lines, isExpress = false, neededBy = '' }: ArrivalNoteProps) {
  const delivery = useArrival(pin, lines);
  const digits = parsePinCode(pin);
  if (!delivery || digits === undefined) return null;
  if (!delivery.served) {
    return (
      <Notice tone="info">
        <UnservedPin pin={digits} />
      </Notice>
    );
  }
  const arrival = (isExpress && delivery.express) || delivery;
  return (
    <>
      <p>
        With you {formatArrival(arrival)} in {digits}.
      </p>
      {neededBy !== '' && neededBy < arrival.to && (
        <Notice tone="info">
          {neededBy < arrival.from ? 'It won’t' : 'It may not'} reach you by {formatShortDay(neededBy)}. You
          can still order, or ask us first whether we can be faster.
        </Notice>
      )}
    </>
  );
}
