/**
 * Seconds between the start of a payment and each of its first checks. The pauses between further checks depend on the
 * setting RECONCILE_SECONDS.
 */
const FIRST_CHECKS_SECONDS = [3, 10, 30];

/** Returns the time (ISO 8601) of the first check of a payment that starts at `now`. */
export function computeFirstCheckTime(now: Date): string {
  return new Date(now.getTime() + (FIRST_CHECKS_SECONDS[0] ?? 3) * 1000).toISOString();
}

/**
 * Returns the time (ISO 8601) of the next check of a payment that was checked `checks` times. For a paid order, each
 * further pause is twice as long as the one before it, because a second payment for an order is rare.
 */
export function computeNextCheckTime(
  now: Date,
  { startedAt, checks, isPaid }: { startedAt: Date; checks: number; isPaid: boolean },
  intervalSeconds: number,
): string {
  const firstCheckSeconds = FIRST_CHECKS_SECONDS[checks];
  const checkMs = firstCheckSeconds === undefined ? 0 : startedAt.getTime() + firstCheckSeconds * 1000;
  const doublingCount = isPaid ? Math.max(0, checks - FIRST_CHECKS_SECONDS.length) : 0;
  const pauseMs = intervalSeconds * 1000 * 2 ** Math.min(doublingCount, 10);
  return new Date(checkMs > now.getTime() ? checkMs : now.getTime() + pauseMs).toISOString();
}
