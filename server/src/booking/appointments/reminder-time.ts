const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns when the reminder of a session is due: a day before it. null when that is past, because the confirmation
 * was sent recently.
 */
export function reminderTime(startsAt: string, now: Date): string | null {
  const due = Date.parse(startsAt) - DAY_MS;
  return due > now.getTime() ? new Date(due).toISOString() : null;
}
