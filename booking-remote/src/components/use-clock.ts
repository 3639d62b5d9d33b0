import { useSyncExternalStore } from 'react';
import { useRenderTime } from '@rangmala/shared/site';
import type { StudioTime } from '../lib/studio-time.ts';
import { viewerTime } from '../lib/viewer-time.ts';

/** How often a page looks at the clock; a divisor of the minute, so that what begins on a minute is noticed on it. */
const TICK_MS = 15_000;

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, 5_000);
  // Browsers slow down the timers of pages that nobody sees.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
const thisTick = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;
const never = () => () => undefined;

/**
 * Now, in milliseconds, to a quarter of a minute; goes on by itself. While the server renders and the page is
 * hydrated, when the HTML was made.
 */
export function useNow(): number {
  const madeAt = useRenderTime();
  return useSyncExternalStore(everyTick, thisTick, () => madeAt);
}

/** The viewer's time zone; undefined while the page is not hydrated. */
export function useViewerZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}

/** A studio time on the viewer's own clock; undefined where both show the same, and while the page is not hydrated. */
export function useOwnTime(time: StudioTime): string | undefined {
  return viewerTime(time, useViewerZone());
}

/** Whether the page is hydrated: what only the browser knows may be drawn. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
