import { createHmac } from 'node:crypto';
import type { OrderRow } from '../../database/order-tables.ts';
import { isSameSecret } from '../../lib/secrets.ts';

const ORDER_NUMBER = /^RM-[A-Z\d]{4}-[A-Z\d]{4}$/;

/** Returns whether a text has the format of an order number. The order may not exist. */
export const isOrderNumber = (text: string): boolean => ORDER_NUMBER.test(text);

/**
 * Permission that an order token gives. `view`: to see, pay and cancel the order. `confirm`: to confirm cash on
 * delivery. `pack`: to see the packing slip. `pictures`: to see the pictures of the ordered products.
 */
export type TokenPurpose = 'view' | 'confirm' | 'pack' | 'pictures';

/**
 * Returns the token of an order, derived from the order's id and a secret that all processes share. The token is not
 * stored, because it can be derived again.
 */
export function deriveOrderToken(secret: Buffer, orderId: string, purpose: TokenPurpose = 'view'): string {
  return createHmac('sha256', secret).update(`${purpose} ${orderId}`).digest('base64url');
}

/**
 * Returns the token that confirms an order. A corrected email address ends the links that were mailed to the wrong one.
 */
export const deriveConfirmationToken = (
  secret: Buffer,
  { id, email }: Pick<OrderRow, 'id' | 'email'>,
): string => deriveOrderToken(secret, `${id} ${email}`, 'confirm');

/** Returns whether a token belongs to the order and the purpose. Compares in constant time. */
export function isOrderToken(
  secret: Buffer,
  orderId: string,
  receivedToken: unknown,
  purpose: TokenPurpose = 'view',
): boolean {
  return isSameToken(deriveOrderToken(secret, orderId, purpose), receivedToken);
}

/** Returns whether a token confirms the order. Compares in constant time. */
export const isConfirmationToken = (
  secret: Buffer,
  order: Pick<OrderRow, 'id' | 'email'>,
  receivedToken: unknown,
): boolean => isSameToken(deriveConfirmationToken(secret, order), receivedToken);

/** A repeated name of a query makes its value a list, which is no token. */
const isSameToken = (expectedToken: string, receivedToken: unknown): boolean =>
  typeof receivedToken === 'string' && isSameSecret(expectedToken, receivedToken);
