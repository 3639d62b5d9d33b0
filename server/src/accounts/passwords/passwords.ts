import { type Options, hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../http/errors.ts';
import { Semaphore } from '../../lib/semaphore.ts';

/** Cost of argon2id (the library's default variant) as in the OWASP Password Storage Cheat Sheet. */
const HASH_OPTIONS: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Allows two hashes at a time. Each hash occupies one of the four threads of Node's thread pool. Files and DNS need the
 * other two threads. At most 400 requests wait, because clients of further requests would time out.
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
  return semaphore.run(() => hash(normalizePassword(password), HASH_OPTIONS));
}

/**
 * Returns whether a password matches a hash. Without a hash, compares the password with a dummy hash, because the
 * response time would otherwise reveal whether the account exists.
 * @throws ApiError 503 when too many requests wait
 */
export async function isPasswordCorrect(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const comparedHash = passwordHash ?? (await getDummyHash());
  const isMatch = await semaphore.run(() => verify(comparedHash, normalizePassword(password)));
  return isMatch && typeof passwordHash === 'string';
}

let cachedDummyHash: Promise<string> | undefined;

/** Returns the hash of a random password that no account has. */
function getDummyHash(): Promise<string> {
  cachedDummyHash ??= hashPassword(crypto.randomUUID());
  return cachedDummyHash;
}

/** Unifies characters that keyboards encode differently (NIST SP 800-63B-4 §3.1.1.2). */
const normalizePassword = (password: string): string => password.normalize('NFKC');

/**
 * Computes the dummy hash in advance. Otherwise the first sign-in attempt on an unknown account, or on an account
 * without a password, would take longer.
 */
export async function precomputeDummyHash(): Promise<void> {
  await getDummyHash();
}
