import { createHash, randomBytes } from 'node:crypto';

/** Returns a new secret: 256 random bits as 43 characters that are valid in cookies and URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the SHA-256 hash of a text in base64url. The database stores the hash of a secret instead of the secret. A
 * salt or a slow hash is not needed, because secrets have 256 random bits.
 */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
