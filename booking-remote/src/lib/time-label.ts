export const INVALID_TIME = 'Invalid time format';

const LABEL_PATTERN = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;

/**
 * Parses a time slot's label into a time of day for the API: `10:30 AM` → `10:30:00`.
 * @returns undefined when the label does not have the form h:mm AM/PM
 */
export function parseTimeLabel(label: string): string | undefined {
  const [, hours, minutes, period] = LABEL_PATTERN.exec(label) ?? [];
  if (hours === undefined) return undefined;
  const hour = (Number(hours) % 12) + (period === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}:00`;
}

/** Returns whether a text is a time of day in the format of the API: `10:30:00`. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);
}
