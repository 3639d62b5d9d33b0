import type { Checkout, PaymentMethod, SessionUser } from '@rangmala/shared/contract';
import { listAddresses } from '../addresses/queries.ts';
import { listOfferedMethods, UPI_LIMIT_PAISE } from './payments/methods.ts';
import type { OrderContext } from './context.ts';

const PAYMENT_METHOD_TEXTS: Record<PaymentMethod, { label: string; hint: string }> = {
  razorpay: { label: 'UPI, card or netbanking', hint: 'Pay safely with Razorpay.' },
  test: { label: 'Test payment', hint: 'For trying out the shop: no money moves.' },
  upi: { label: 'UPI to our UPI ID', hint: 'Scan a QR code. We’ll confirm your payment ourselves.' },
  cash: { label: 'Cash on delivery', hint: 'We’ll email you a link to confirm the order.' },
};

/**
 * Returns the data of the checkout form: the offered payment methods and the limits for cash and UPI. A customer also
 * gets the contact and the address of the last order, and the saved addresses.
 */
export async function readCheckout(
  { db, settings }: Pick<OrderContext, 'db' | 'settings'>,
  customer: SessionUser | undefined,
): Promise<Checkout> {
  const addresses = customer ? await listAddresses(db, customer.userId) : [];
  const lastDelivery = customer && (await findLastDelivery(db, customer.userId));
  return {
    payments: listOfferedMethods(settings).map((value) => ({ value, ...PAYMENT_METHOD_TEXTS[value] })),
    cash_limit: settings.shop.cashLimitPaise / 100,
    upi_limit: UPI_LIMIT_PAISE / 100,
    ...(lastDelivery && { saved: lastDelivery }),
    ...(addresses.length > 0 && { addresses }),
  };
}

async function findLastDelivery(db: OrderContext['db'], userId: string): Promise<Checkout['saved']> {
  const row = await db
    .selectFrom('orders')
    .select(['email', 'name', 'phone', 'pin', 'line1', 'area', 'landmark', 'city', 'state', 'gstin'])
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, name, phone, ...address } = row;
  return { contact: { email, name, phone }, address };
}
