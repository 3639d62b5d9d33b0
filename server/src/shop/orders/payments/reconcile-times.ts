/** A fresh payment is asked about after these times, in seconds from its start; then every RECONCILE_SECONDS. */
const FRESH_SECONDS = [3, 10, 30];

/** Returns when a payment that begins now is first asked about. */
export function firstCheck(now: Date): string {
  return new Date(now.getTime() + (FRESH_SECONDS[0] ?? 3) * 1000).toISOString();
}

/** Returns when to ask next after `checks` questions about a payment that began at `started`. */
export function nextCheck(now: Date, started: Date, checks: number, everySeconds: number): string {
  const fresh = FRESH_SECONDS[checks];
  const at = fresh === undefined ? 0 : started.getTime() + fresh * 1000;
  return new Date(at > now.getTime() ? at : now.getTime() + everySeconds * 1000).toISOString();
}
