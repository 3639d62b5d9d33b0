import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the token that gives access to a grievance. The token is derived from `id` and `secret`. */
export function deriveGrievanceToken(secret: Buffer, id: string): string {
  return createHmac('sha256', secret).update(id).digest('base64url');
}

/** Returns whether a token belongs to a grievance. Compares in constant time. */
export function isGrievanceToken(secret: Buffer, id: string, receivedToken: string | undefined): boolean {
  const expected = Buffer.from(deriveGrievanceToken(secret, id));
  const buffer = Buffer.from(receivedToken ?? '');
  return buffer.length === expected.length && timingSafeEqual(buffer, expected);
}
