import { formatTime } from '@rangmala/shared/format';
import { toEpochMs, type BusinessTime } from './business-time.ts';

/**
 * Returns a business time in the viewer's time zone: `6:00 AM`, or `9:00 PM, Tue` when the day differs.
 * @param zone the viewer's time zone: `Europe/Berlin`
 * @returns undefined when both times are the same, when `zone` is undefined, or when a parameter is invalid
 */
export function formatViewerTime(time: BusinessTime, zone: string | undefined): string | undefined {
  const instant = toEpochMs(time);
  if (zone === undefined || Number.isNaN(instant)) return undefined;
  let parts: Intl.DateTimeFormatPart[];
  try {
    parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(instant);
  } catch {
    return undefined;
  }
  const findPart = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((datePart) => datePart.type === type)?.value ?? '';
  const date = `${findPart('year')}-${findPart('month')}-${findPart('day')}`;
  const viewerClockTime = `${findPart('hour')}:${findPart('minute')}:00`;
  if (date === time.date && viewerClockTime === time.time) return undefined;
  const label = formatTime(viewerClockTime);
  return date === time.date ? label : `${label}, ${findPart('weekday')}`;
}
