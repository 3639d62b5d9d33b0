import type { BusinessTime } from '../lib/business-time.ts';
import { useViewerTime } from './use-clock.ts';

/**
 * Shows a business time in the viewer's time zone. Shows “Indian Standard Time” when the viewer's time is the same, or
 * when the viewer's time zone is unknown. The text is never empty, because a line that appears during hydration would
 * shift the layout.
 */
export function TimeZoneLine({ date, time }: BusinessTime) {
  const viewerTime = useViewerTime({ date, time });
  return viewerTime ? `${viewerTime} your time` : 'Indian Standard Time';
}
