import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Creates a secret: 256 random bits as 43 characters that are valid in cookies and URLs. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the SHA-256 hash of a text in base64url. Secrets of {@link createSecret} need neither a salt nor a slow hash,
 * because they have 256 random bits.
 */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns whether a received secret is the expected one. Compares in constant time. */
export function isSameSecret(expected: string, received: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(received)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Digits and capital letters. Omits 0, 1, I, L, O and U, because people misread them easily. */
const READABLE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random number such as `RM-7K4Q-2M9D`, which does not reveal how many exist. */
export function createReadableNumber(prefix: string): string {
  const createFourCharacters = () =>
    Array.from({ length: 4 }, () => READABLE_CHARACTERS[randomInt(READABLE_CHARACTERS.length)]).join('');
  return `${prefix}-${createFourCharacters()}-${createFourCharacters()}`;
}
