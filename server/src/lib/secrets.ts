import { createHash, randomBytes } from 'node:crypto';

/** Returns a new secret: 256 random bits as 43 characters that are valid in cookies and URLs. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the SHA-256 hash of a text in base64url. A secret of {@link createSecret} needs neither a salt nor a slow hash,
 * because such a secret has 256 random bits.
 */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
