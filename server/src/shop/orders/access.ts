import type { FastifyRequest } from 'fastify';
import { findCurrentCustomer } from '../../accounts/index.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { NotFoundError } from '../../http/errors.ts';
import type { OrderContext } from './context.ts';
import { findOrder, assignGuestOrders } from './queries.ts';
import { isConfirmationToken, isOrderToken } from './tokens.ts';

const buildCookieName = (number: string): string => `rangmala_order_${number}`;

/**
 * Returns an order when the request has the order's token or the token that confirms it (as `token` or as a cookie), or
 * when the order belongs to the signed-in customer. When a signed-in customer requests a guest order, first assigns all guest orders with the
 * customer's verified email address to the customer.
 * @throws NotFoundError for every other request, and for an unknown number
 */
export async function requireOrder(
  context: OrderContext,
  request: FastifyRequest,
  number: string,
  token: string | undefined,
): Promise<OrderRow> {
  const order = await findOrder(context.db, number);
  if (!order) throw createNotFoundError();
  const tokens = [token, request.cookies[buildCookieName(order.number)]];
  if (tokens.some((each) => isAccessToken(context, order, each))) return order;
  const customer = request.customer ?? (await findCurrentCustomer(request));
  if (!customer) throw createNotFoundError();
  if (order.user_id === customer.userId) return order;
  if (order.user_id !== null) throw createNotFoundError();
  await assignGuestOrders(context.db, customer.userId);
  const assignedOrder = await findOrder(context.db, number);
  if (assignedOrder?.user_id !== customer.userId) throw createNotFoundError();
  return assignedOrder;
}

/** The token that confirms an order also gives access, because the confirmation returns the order's token. */
const isAccessToken = ({ secret }: OrderContext, order: OrderRow, token: string | undefined): boolean =>
  isOrderToken(secret, order.id, token) || isConfirmationToken(secret, order, token);

/** Sets a cookie that gives the browser access to the order. The cookie expires when the browser is closed. */
export function setOrderCookie(
  reply: { setCookie(name: string, value: string, options: object): unknown },
  { number }: OrderRow,
  token: string,
  isSecure: boolean,
): void {
  reply.setCookie(buildCookieName(number), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
}

const createNotFoundError = (): NotFoundError => new NotFoundError('We couldn’t find this order.');
