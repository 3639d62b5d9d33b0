import { createHash, randomBytes } from 'node:crypto';

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
