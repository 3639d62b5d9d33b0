import { type Options, hash, verify } from '@node-rs/argon2';
import { Gate } from './hash-semaphore.ts';

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default kind) with 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes its memory and a thread of Node's pool of four: two at a time leave room for files and
 * names of hosts. Who comes when hundreds wait would wait for longer than they would.
 */
const gate = new Gate(2, 400);

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return gate.through(() => hash(normal(password), COST));
}

/**
 * Whether a password is the one that was hashed. Where there is nothing to compare with (nobody of that
 * name, no password yet) the answer is no after the same work, so that its time tells nothing.
 */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const against = kept ?? (await nobodys());
  const same = await gate.through(() => verify(against, normal(password)));
  return same && typeof kept === 'string';
}

let decoy: Promise<string> | undefined;

/** A hash like any other, of a password that nobody has. */
function nobodys(): Promise<string> {
  decoy ??= hashPassword(crypto.randomUUID());
  return decoy;
}

/** The same characters typed on another keyboard are the same password (NIST SP 800-63B §3.1.1.2). */
const normal = (password: string): string => password.normalize('NFKC');

/** Has the comparison for nobody ready before the first stranger asks. */
export async function warmUpPasswords(): Promise<void> {
  await nobodys();
}
