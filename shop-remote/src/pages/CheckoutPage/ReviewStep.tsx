import { useState } from 'react';
import type { Checkout, PaymentMethod } from '@rangmala/shared/contract';
import {
  describeDispatch,
  formatPhoneNumber,
  parsePhoneNumber,
  parsePinCode,
} from '@rangmala/shared/contract/rules';
import { formatArrival, formatShortDay } from '@rangmala/shared/contract/arrival-text';
import { formatRupees } from '@rangmala/shared/format';
import {
  Button,
  Card,
  type Choice,
  ChoiceGroup,
  ConfirmDialog,
  ErrorState,
  Notice,
  Row,
  Stack,
} from '@rangmala/shared/ui';
import { useArrival } from '../../api/arrival.ts';
import { ArrivalNote } from '../../components/ArrivalNote.tsx';
import { PostalAddress } from '../../components/PostalAddress.tsx';
import { GstinWarning, PinWarning } from '../../components/AddressFields.tsx';
import type { PricedCart } from '../../api/catalogue.ts';
import type { CheckoutDraft } from '../../lib/checkout-draft.ts';
import { type AvailableLine, isPersonalised, listAvailableLines, sumTotals } from '../../lib/cart-lines.ts';
import { CheckoutColumns, SummaryColumn } from './CheckoutColumns.tsx';
import { OrderLines } from './OrderSummary.tsx';
import { usePlaceOrder } from './use-place-order.ts';

interface ReviewStepProps {
  cart: PricedCart;
  checkout: Checkout;
  draft: CheckoutDraft;
  onChange: (draft: CheckoutDraft) => void;
  onEdit: () => void;
}

/** The second step of the checkout: a review of the order, and the choice of the payment method. */
export function ReviewStep({ cart, checkout, draft, onChange, onEdit }: ReviewStepProps) {
  const [method, setMethod] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const lines = listAvailableLines(cart.lines);
  const delivery = useArrival(draft['pin'] ?? '', cart.lines);
  const offeredExpress = delivery?.served ? delivery.express : undefined;
  const express = draft['shipping'] === 'express' ? offeredExpress : undefined;
  const total = lines && sumTotals(lines) + (express?.price ?? 0);
  const paymentChoices = listPaymentChoices(checkout, lines ?? [], total ?? 0);
  const enabledChoices = paymentChoices.filter(({ disabled }) => !disabled);
  const selectedMethod =
    enabledChoices.find(({ value }) => value === method)?.value ??
    (enabledChoices.length === 1 ? enabledChoices[0]?.value : undefined);
  const { place, busy, failure, newTotal, dismissNewTotal } = usePlaceOrder(cart, draft);
  const dispatchDays = cart.lines.map((line) =>
    line.state === 'priced' ? line.item.dispatch_days : undefined,
  );
  const unavailableLines = cart.lines.filter(({ state }) => state === 'unavailable');

  async function submit(expectedTotal: number): Promise<void> {
    if (!lines) return;
    setProblem(undefined);
    if (selectedMethod === undefined) {
      setProblem('Please choose how to pay.');
      return;
    }
    await place({ lines, payment: selectedMethod, expectedTotal, isExpress: express !== undefined });
  }

  if (cart.problem) return <ErrorState message={cart.problem} onRetry={cart.reload} />;
  return (
    <CheckoutColumns>
      <Card aria-labelledby="review-delivery">
        <Row $align="center" $justify="space-between">
          <h2 id="review-delivery">Delivery</h2>
          <Button variant="quiet" onClick={onEdit}>
            Change delivery
          </Button>
        </Row>
        <PostalAddress lines={listAddressLines(draft)} />
        <PinWarning pin={draft['pin']} state={draft['state']} />
        <GstinWarning gstin={draft['gstin']} state={draft['state']} />
        {draft['gift_note'] && <p style={{ whiteSpace: 'pre-line' }}>Gift note: {draft['gift_note']}</p>}
        <p>Dispatched in {describeDispatch(dispatchDays)}.</p>
        {draft['needed_by'] && <p>Needed by {formatShortDay(draft['needed_by'])}</p>}
        <ArrivalNote
          pin={draft['pin']}
          lines={cart.lines}
          isExpress={express !== undefined}
          neededBy={draft['needed_by']}
        />
      </Card>
      <SummaryColumn>
        <OrderLines lines={lines} count={cart.lines.length} shipping={express?.price ?? 0} total={total} />
      </SummaryColumn>
      <Stack $gap="l">
        {unavailableLines.length > 0 && (
          <Notice tone="bad">
            No longer available: {unavailableLines.map(({ line }) => line.name).join(', ')}. Please remove{' '}
            {unavailableLines.length === 1 ? 'it' : 'them'} from your cart.
          </Notice>
        )}
        {delivery?.served && offeredExpress && (
          <ChoiceGroup
            legend="Shipping"
            name="shipping"
            options={[
              { value: 'standard', label: 'Standard, free', hint: `With you ${formatArrival(delivery)}` },
              {
                value: 'express',
                label: `Express, ${formatRupees(offeredExpress.price)}`,
                hint: `With you ${formatArrival(offeredExpress)}`,
              },
            ]}
            value={express ? 'express' : 'standard'}
            onChange={(shipping) => onChange({ ...draft, shipping })}
            isStacked
          />
        )}
        <ChoiceGroup
          legend="Payment"
          name="payment"
          options={paymentChoices}
          value={selectedMethod ?? null}
          onChange={(value) => setMethod(value)}
          error={problem}
          isStacked
        />
        {enabledChoices.length === 0 && (
          <Notice tone="bad">No payment method is available for this order. Please contact us.</Notice>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button
          busy={busy}
          disabled={!lines || unavailableLines.length > 0}
          onClick={() => void submit(total ?? 0)}
        >
          Place Order
        </Button>
        <ConfirmDialog
          title="The total has changed"
          open={newTotal !== undefined}
          cancelLabel="Back to the review"
          confirmLabel="Order at the new total"
          onCancel={dismissNewTotal}
          onConfirm={() => submit(newTotal ?? 0)}
        >
          <p>
            The total was {formatRupees(total ?? 0)}. The order now costs {formatRupees(newTotal ?? 0)}. Would
            you like to go on?
          </p>
        </ConfirmDialog>
      </Stack>
    </CheckoutColumns>
  );
}

/** Returns the payment methods as radio buttons. The hint of a disabled method says why the method is disabled. */
function listPaymentChoices(
  { payments, cash_limit, upi_limit }: Checkout,
  lines: readonly AvailableLine[],
  total: number,
): (Choice & { value: PaymentMethod })[] {
  const limits: Partial<Record<PaymentMethod, number>> = { cash: cash_limit, upi: upi_limit };
  return payments.map(({ value, label, hint }) => {
    const limit = limits[value] ?? Infinity;
    let reason: string | undefined;
    if (value === 'cash' && lines.some(({ line }) => isPersonalised(line)))
      reason = 'Not for personalised items.';
    else if (total > limit) reason = `Up to ₹${limit.toLocaleString('en-IN')}.`;
    return { value, label, hint: reason ?? hint, disabled: reason !== undefined };
  });
}

/** Lists the lines of the delivery address. Shows PIN code and phone number as they are understood. */
function listAddressLines(draft: CheckoutDraft): (string | undefined)[] {
  const { name, phone = '', line1, area, landmark, city = '', state, pin = '' } = draft;
  const cityLine = `${city} ${parsePinCode(pin) ?? pin}`;
  const phoneLine = formatPhoneNumber(parsePhoneNumber(phone) ?? phone);
  return [name, line1, area, landmark, cityLine, state, phoneLine].map((line) => line?.trim());
}
