import { useSyncExternalStore } from 'react';
import { useRenderTime } from '@rangmala/shared/site';
import type { BusinessTime } from '../lib/business-time.ts';
import { viewerTime } from '../lib/viewer-time.ts';

/** Interval of {@link useNow}. It divides a minute, so that a change on the minute is shown at once. */
const TICK_MS = 15_000;

function subscribeToTicks(listener: () => void): () => void {
  const timer = setInterval(listener, 5_000);
  // Browsers slow down the timers of hidden pages.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
const currentTick = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;
const never = () => () => undefined;

/**
 * Returns the current time in milliseconds, rounded down to 15 seconds, and updates itself. Before hydration it is
 * the time of the render.
 */
export function useNow(): number {
  const renderedAt = useRenderTime();
  return useSyncExternalStore(subscribeToTicks, currentTick, () => renderedAt);
}

/** Returns the viewer's time zone; undefined before hydration. */
export function useViewerZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}

/** Returns a business time in the viewer's time zone; undefined when both are the same, and before hydration. */
export function useViewerTime(time: BusinessTime): string | undefined {
  return viewerTime(time, useViewerZone());
}

/** Returns whether the page is hydrated and may show values that only the browser has. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
