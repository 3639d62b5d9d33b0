import { hash as hashWithArgon2, type Options } from '@node-rs/argon2/index.js';

export { verify } from '@node-rs/argon2/index.js';

/** Lowest cost in the OWASP Password Storage Cheat Sheet, for the number of iterations that the server uses. */
const RECOMMENDED = { memoryCost: 19 * 1024, timeCost: 2 };

/**
 * Takes the place of the library's `hash` in tests. Hashes at a low cost, because tests register many customers.
 * @throws Error when the server asks for a cost below the recommended one
 */
export function hash(password: string, options: Options = {}): Promise<string> {
  const { memoryCost = 0, timeCost = 0 } = options;
  if (memoryCost < RECOMMENDED.memoryCost || timeCost < RECOMMENDED.timeCost)
    throw new Error('The server hashes a password at less than the recommended cost.');
  return hashWithArgon2(password, { ...options, memoryCost: 8, timeCost: 1 });
}
