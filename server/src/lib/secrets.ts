import { createHash, randomBytes } from 'node:crypto';

/** Returns a new secret: 256 random bits as 43 characters that are allowed in cookies and addresses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the SHA-256 of a secret, which the database stores in its place. A salt or a slow hash is not needed,
 * because 256 random bits cannot be guessed.
 */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
