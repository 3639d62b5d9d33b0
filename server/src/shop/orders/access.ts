import type { FastifyRequest } from 'fastify';
import { currentCustomer } from '../../accounts/index.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { NotFoundError } from '../../http/errors.ts';
import type { OrderContext } from './context.ts';
import { findOrder, takeOverGuestOrders } from './queries.ts';
import { isOrderToken } from './tokens.ts';

/** Name of the cookie with which a browser sees its order when it returns from the payment. */
const cookieOf = (number: string): string => `rangmala_order_${number}`;

/**
 * Returns an order to its customer or to the holder of its token.
 * @throws NotFoundError for any other request, as for an order that does not exist
 */
export async function requireOrder(
  context: OrderContext,
  request: FastifyRequest,
  number: string,
  token: string | undefined,
): Promise<OrderRow> {
  const order = await findOrder(context.db, number);
  if (!order) throw unknown();
  const tokens = [token, request.cookies[cookieOf(order.number)]];
  if (tokens.some((each) => isOrderToken(context.secret, order.id, each))) return order;
  const customer = await currentCustomer(request);
  if (!customer) throw unknown();
  if (order.user_id === customer.userId) return order;
  if (order.user_id !== null) throw unknown();
  await takeOverGuestOrders(context.db, customer.userId);
  const taken = await findOrder(context.db, number);
  if (taken?.user_id !== customer.userId) throw unknown();
  return taken;
}

/** Lets this browser see the order when it returns from the payment, until it is closed. */
export function rememberOrder(
  reply: { setCookie(name: string, value: string, options: object): unknown },
  { number }: OrderRow,
  token: string,
  isSecure: boolean,
): void {
  reply.setCookie(cookieOf(number), token, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure });
}

const unknown = (): NotFoundError => new NotFoundError('We couldn’t find this order.');
