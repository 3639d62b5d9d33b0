/** The values of the checkout's fields by name. */
export type CheckoutDraft = Readonly<Record<string, string>>;

const DRAFT_KEY = 'rangmala.checkout';
const ATTEMPT_KEY = 'rangmala.checkout-attempt';

/** Returns the values typed in this tab; {} when there are none or they are invalid. */
export function readCheckoutDraft(): CheckoutDraft {
  const storedDraft = readStored(DRAFT_KEY);
  if (typeof storedDraft !== 'object' || storedDraft === null) return {};
  return Object.fromEntries(
    Object.entries(storedDraft).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Stores the values for a reload; ignores a full or blocked storage. */
export function storeCheckoutDraft(draft: CheckoutDraft): void {
  writeStored(DRAFT_KEY, draft);
}

/** Removes the values and the idempotency key. Called after the order is placed. */
export function removeCheckoutDraft(): void {
  writeStored(DRAFT_KEY, undefined);
  writeStored(ATTEMPT_KEY, undefined);
}

/**
 * Returns the idempotency key of an order: the previous key when the order is unchanged, even after a reload, so that
 * an order whose response was lost is not placed twice.
 */
export function idempotencyKeyFor(order: unknown): string {
  const content = JSON.stringify(order);
  const lastAttempt = readStored(ATTEMPT_KEY) as { key?: unknown; content?: unknown } | undefined;
  if (lastAttempt?.content === content && typeof lastAttempt.key === 'string') return lastAttempt.key;
  // Uses no randomUUID, because browsers offer it only in secure contexts.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  writeStored(ATTEMPT_KEY, { key, content });
  return key;
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or blocked: the value is lost on a reload.
  }
}
