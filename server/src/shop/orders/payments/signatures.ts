import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the signature of a text in Razorpay's format, a hexadecimal HMAC-SHA256. */
export function signText(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Returns whether a signature belongs to a text. Compares in constant time. */
export function isValidSignature(secret: string, text: string, receivedSignature: string): boolean {
  const expected = Buffer.from(signText(secret, text));
  const buffer = Buffer.from(receivedSignature);
  return buffer.length === expected.length && timingSafeEqual(buffer, expected);
}
