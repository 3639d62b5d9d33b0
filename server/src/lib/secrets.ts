import { createHash, randomBytes } from 'node:crypto';

/** What only its holder knows: 256 random bits as 43 characters that may stand in a cookie or an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What the database keeps instead of a secret: its SHA-256. No salt and no slow hash are needed, for
 * 256 random bits cannot be guessed.
 */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
