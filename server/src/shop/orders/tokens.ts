import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { OrderRow } from '../../database/order-tables.ts';

/** Digits and capital letters. Omits 0, 1, I, L, O and U, because people misread them easily. */
const READABLE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random order number such as `RM-7K4Q-2M9D`. The number does not reveal how many orders exist. */
export function createOrderNumber(): string {
  const createFourCharacters = () =>
    Array.from({ length: 4 }, () => READABLE_CHARACTERS[randomInt(READABLE_CHARACTERS.length)]).join('');
  return `RM-${createFourCharacters()}-${createFourCharacters()}`;
}

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

/**
 * Returns whether a token belongs to the order and the purpose. Compares in constant time.
 * @param receivedToken value from the request; a repeated name of the query makes it a list, which is no token
 */
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

function isSameToken(expectedToken: string, receivedToken: unknown): boolean {
  if (typeof receivedToken !== 'string') return false;
  const expected = Buffer.from(expectedToken);
  const buffer = Buffer.from(receivedToken);
  return buffer.length === expected.length && timingSafeEqual(buffer, expected);
}
