import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the token that shows a grievance: derived from its id and a secret that all processes share. */
export function grievanceToken(secret: Buffer, id: string): string {
  return createHmac('sha256', secret).update(id).digest('base64url');
}

/** Returns whether a token belongs to the grievance, in constant time. */
export function isGrievanceToken(secret: Buffer, id: string, given: string | undefined): boolean {
  const expected = Buffer.from(grievanceToken(secret, id));
  const bytes = Buffer.from(given ?? '');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
