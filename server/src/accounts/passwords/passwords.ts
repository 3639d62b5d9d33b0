import { type Options, hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../http/errors.ts';
import { Semaphore } from '../../lib/semaphore.ts';

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default kind) with 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Each hash uses its memory and one of the four threads of Node's pool: two at a time leave threads for files and
 * DNS. More than 400 waiting requests would time out in the client before their turn.
 */
const semaphore = new Semaphore(
  2,
  400,
  () => new ApiError(503, 'The server is busy. Please try again in a moment.'),
);

/**
 * Hashes a password for storage.
 * @throws ApiError 503 when too many requests wait
 */
export function hashPassword(password: string): Promise<string> {
  return semaphore.run(() => hash(normalized(password), COST));
}

/**
 * Returns whether a password matches a hash. Without a hash (no such account, no password yet) it does the same work
 * before it returns false, so that the response time reveals nothing.
 * @throws ApiError 503 when too many requests wait
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const against = passwordHash ?? (await decoyHash());
  const matches = await semaphore.run(() => verify(against, normalized(password)));
  return matches && typeof passwordHash === 'string';
}

let decoy: Promise<string> | undefined;

/** Returns the hash of a random password that no account has. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword(crypto.randomUUID());
  return decoy;
}

/** The same characters typed on another keyboard are the same password (NIST SP 800-63B §3.1.1.2). */
const normalized = (password: string): string => password.normalize('NFKC');

/** Computes the decoy hash in advance, so that the first sign-in takes no longer than the others. */
export async function warmUpPasswords(): Promise<void> {
  await decoyHash();
}
