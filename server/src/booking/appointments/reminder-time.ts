const DAY_MS = 24 * 60 * 60_000;

/** Returns the time of a session's reminder, which is 24 hours before the session; null when that time has passed. */
export function computeReminderTime(startsAt: string, now: Date): string | null {
  const dueMs = Date.parse(startsAt) - DAY_MS;
  return dueMs > now.getTime() ? new Date(dueMs).toISOString() : null;
}
