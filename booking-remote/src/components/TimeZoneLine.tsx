import type { BusinessTime } from '../lib/business-time.ts';
import { useViewerTime } from './use-clock.ts';

/**
 * Shows a business time in the viewer's time zone. Shows “Indian Standard Time” when both times are the same or the
 * viewer's time zone is unknown. Always one line, so that hydration moves nothing.
 */
export function TimeZoneLine({ date, time }: BusinessTime) {
  const viewerTime = useViewerTime({ date, time });
  return viewerTime ? `${viewerTime} your time` : 'Indian Standard Time';
}
