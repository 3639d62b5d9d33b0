import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody mistakes for one another when read out: no 0, 1, I, L, O, U. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random order number such as `RM-7K4Q-2M9D`: 30⁸ of them, so it says nothing about how many there are. */
export function newOrderNumber(): string {
  const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `RM-${four()}-${four()}`;
}

/** `view` shows an order to whoever has it, `confirm` is mailed and confirms cash on delivery. */
export type TokenPurpose = 'view' | 'confirm';

/**
 * Returns the token of an order, made from its id and a secret that all processes share: it is stored nowhere, and
 * every mail can carry it.
 */
export function orderToken(secret: Buffer, orderId: string, purpose: TokenPurpose = 'view'): string {
  return createHmac('sha256', secret).update(`${purpose} ${orderId}`).digest('base64url');
}

/** Returns whether a token belongs to the order, in a time that does not depend on where it differs. */
export function isOrderToken(
  secret: Buffer,
  orderId: string,
  given: string | undefined,
  purpose: TokenPurpose = 'view',
): boolean {
  const expected = Buffer.from(orderToken(secret, orderId, purpose));
  const bytes = Buffer.from(given ?? '');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
