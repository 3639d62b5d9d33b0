/**
 * Times of the first checks of a payment, in seconds after its start. Later checks follow every RECONCILE_SECONDS.
 */
const FRESH_SECONDS = [3, 10, 30];

/** Returns the time of the first check for a payment that starts at `now`. */
export function firstCheck(now: Date): string {
  return new Date(now.getTime() + (FRESH_SECONDS[0] ?? 3) * 1000).toISOString();
}

/**
 * Returns the time of the next check after `checks` checks of a payment that started at `startedAt`. For a paid order
 * the pauses double, because a second payment is rare: ten checks in 3 days instead of hundreds.
 */
export function nextCheck(
  now: Date,
  { startedAt, checks, isPaid }: { startedAt: Date; checks: number; isPaid: boolean },
  everySeconds: number,
): string {
  const fresh = FRESH_SECONDS[checks];
  const at = fresh === undefined ? 0 : startedAt.getTime() + fresh * 1000;
  const doublingCount = isPaid ? Math.max(0, checks - FRESH_SECONDS.length) : 0;
  const pause = everySeconds * 1000 * 2 ** Math.min(doublingCount, 10);
  return new Date(at > now.getTime() ? at : now.getTime() + pause).toISOString();
}
