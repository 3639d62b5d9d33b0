import { onSignOut, readTabValue, storeTabValue } from '@rangmala/shared/storage';

/** The values of the checkout's fields by name. */
export type CheckoutDraft = Readonly<Record<string, string>>;

const DRAFT_KEY = 'rangmala.checkout';
const ATTEMPT_KEY = 'rangmala.checkout-attempt';

/** The last order and its idempotency key. Kept in memory, because some browsers store nothing. */
let attemptInMemory: OrderAttempt | undefined;

interface OrderAttempt {
  key?: unknown;
  content?: unknown;
}

/**
 * Returns the values of the checkout's fields that this tab has stored; {} when none can be read. Removes the values of
 * another customer. A guest's values stay after signing in.
 * @param userId undefined for a guest
 */
export function readCheckoutDraft(userId: string | undefined): CheckoutDraft {
  const storedDraft = readTabValue(DRAFT_KEY);
  if (typeof storedDraft !== 'object' || storedDraft === null) return {};
  const { userId: owner, ...values } = storedDraft as Record<string, unknown>;
  if (owner !== undefined && owner !== userId) {
    removeCheckoutDraft();
    return {};
  }
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Stores the values of the checkout's fields, so that a reload does not lose them. Ignores failures. */
export function storeCheckoutDraft(userId: string | undefined, draft: CheckoutDraft): void {
  onSignOut(removeCheckoutDraft);
  storeTabValue(DRAFT_KEY, { ...draft, userId });
}

/** Removes the stored values and the idempotency key, which are not needed after the order was placed. */
export function removeCheckoutDraft(): void {
  storeTabValue(DRAFT_KEY, undefined);
  storeTabValue(ATTEMPT_KEY, undefined);
  attemptInMemory = undefined;
}

/**
 * Returns the idempotency key of an order; creates and stores a key when the order is new or changed. An unchanged
 * order keeps its key, so that a repeated request does not place the order twice. The key also stays the same after a
 * reload, if the tab can store the key.
 */
export function readOrCreateIdempotencyKey(order: unknown): string {
  const content = JSON.stringify(order);
  const lastAttempt = attemptInMemory ?? (readTabValue(ATTEMPT_KEY) as OrderAttempt | undefined);
  if (lastAttempt?.content === content && typeof lastAttempt.key === 'string') return lastAttempt.key;
  // Does not use randomUUID, because browsers offer it only in secure contexts.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  attemptInMemory = { key, content };
  storeTabValue(ATTEMPT_KEY, attemptInMemory);
  return key;
}
