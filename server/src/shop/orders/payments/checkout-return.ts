import { isDatabaseUnavailable } from '../../../database/errors.ts';
import type { OrderRow } from '../../../database/order-tables.ts';
import type { OrderContext } from '../context.ts';
import { findOrder, findOrderById } from '../queries.ts';
import { deriveOrderToken, isOrderNumber } from '../tokens.ts';
import { applyPayment } from './apply.ts';
import { findAttempt } from './attempts.ts';
import type { Gateways } from './razorpay.ts';

export interface CheckoutReturnFields {
  razorpay_order_id?: string | undefined;
  razorpay_payment_id?: string | undefined;
  razorpay_signature?: string | undefined;
  /** Number of the order, from the query of the return URL. */
  order?: string | undefined;
}

/**
 * Records the payment of a customer who returns from the gateway's checkout, if the signature matches the stored
 * payment attempt. Records nothing while the database is unavailable: reconciliation then records the payment later.
 * @returns the path of the order's page, with the order token when the signature is valid; '/' when no order is found
 */
export async function acceptCheckoutReturn(
  context: OrderContext,
  gateways: Gateways,
  gatewayName: string,
  fields: CheckoutReturnFields,
): Promise<string> {
  try {
    return await recordCheckoutReturn(context, gateways, gatewayName, fields);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    const { order = '' } = fields;
    return isOrderNumber(order) ? buildOrderPath({ number: order }) : '/';
  }
}

async function recordCheckoutReturn(
  context: OrderContext,
  gateways: Gateways,
  gatewayName: string,
  fields: CheckoutReturnFields,
): Promise<string> {
  const { razorpay_order_id: orderId, razorpay_payment_id: id, razorpay_signature: signature } = fields;
  const attempt = orderId ? await findAttempt(context.db, gatewayName, orderId) : undefined;
  const order = attempt
    ? await findOrderById(context.db, attempt.order_id)
    : fields.order && (await findOrder(context.db, fields.order));
  if (!order) return '/';
  const storedOrderId = attempt?.gateway_order_id;
  const gateway = gateways.get(gatewayName);
  if (!storedOrderId || !id || !signature || !gateway?.isPaymentSignature(storedOrderId, id, signature))
    return buildOrderPath(order);
  await applyPayment(context, gatewayName, {
    id,
    order_id: storedOrderId,
    amount: attempt.amount_paise,
    currency: 'INR',
    status: 'captured',
  });
  return `${buildOrderPath(order)}?token=${deriveOrderToken(context.secret, order.id)}`;
}

const buildOrderPath = ({ number }: Pick<OrderRow, 'number'>): string => `/orders/${number}`;
