import type { StudioTime } from '../lib/studio-time.ts';
import { useOwnTime } from './use-clock.ts';

/**
 * Stands below a studio time: what the viewer's own clock shows then, or, where that is the same, whose time it
 * is. One line in any case: which one is known only once the page is hydrated.
 */
export function ClockLine({ date, time }: StudioTime) {
  const own = useOwnTime({ date, time });
  return own ? `${own} your time` : 'Indian Standard Time';
}
