import type { PaymentMethod } from '@rangmala/shared/contract';
import { RuleError } from '../../../http/errors.ts';
import type { Settings } from '../../../settings.ts';
import { isPersonalised, type PricedLine } from '../pricing.ts';

/** Largest payment to the shop's UPI ID. NPCI circular OC-76A limits QR share & pay to this amount. */
export const UPI_LIMIT_PAISE = 200_000;

/**
 * Returns the payment methods that the settings allow. Does not check the rules for a single order;
 * {@link requireAllowedMethod} checks them.
 */
export function listOfferedMethods({ shop }: Pick<Settings, 'shop'>): PaymentMethod[] {
  const methods: PaymentMethod[] = [];
  if (shop.razorpay) methods.push('razorpay');
  if (shop.testGateway) methods.push('test');
  if (shop.upiId) methods.push('upi');
  if (shop.cashLimitPaise > 0) methods.push('cash');
  return methods;
}

/**
 * Checks the payment method of an order.
 * @throws RuleError for a method that the settings do not allow, for a total above the limit of the method, and for
 * cash on delivery of a personalised line
 */
export function requireAllowedMethod(
  settings: Pick<Settings, 'shop'>,
  method: PaymentMethod,
  lines: readonly PricedLine[],
  total: number,
): void {
  if (!listOfferedMethods(settings).includes(method)) {
    throw new RuleError('This way to pay is not available. Please choose another.');
  }
  if (method === 'cash') requireCashAllowed(settings, lines, total);
  if (method === 'upi' && total > UPI_LIMIT_PAISE) {
    throw new RuleError('Payments to our UPI ID are limited to ₹2,000. Please choose another way to pay.');
  }
}

function requireCashAllowed(
  { shop }: Pick<Settings, 'shop'>,
  lines: readonly PricedLine[],
  total: number,
): void {
  if (lines.some(isPersonalised)) {
    throw new RuleError('Personalised items are made just for you, so they can’t be paid for on delivery.');
  }
  if (total > shop.cashLimitPaise) {
    throw new RuleError(
      `Cash on delivery is available up to ₹${(shop.cashLimitPaise / 100).toLocaleString('en-IN')}. Please choose another way to pay.`,
    );
  }
}
