import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../lib/secrets.ts';

/** Returns the signature of a text in Razorpay's format, a hexadecimal HMAC-SHA256. */
export function signText(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Returns whether a signature belongs to a text. Compares in constant time. */
export const isValidSignature = (secret: string, text: string, receivedSignature: string): boolean =>
  isSameSecret(signText(secret, text), receivedSignature);
