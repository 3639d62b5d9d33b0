import { useSyncExternalStore } from 'react';
import { useIsHydrated, useRenderTime } from '@rangmala/shared/site';
import { type BusinessTime, formatViewerTime } from '../lib/business-time.ts';

/**
 * {@link useNow} rounds the time down to a multiple of this duration, so that its result changes at most four times a
 * minute.
 */
const ROUNDING_MS = 15_000;

/** Interval in milliseconds at which {@link useNow} checks whether the rounded time has changed. */
const CHECK_INTERVAL_MS = 5_000;

function subscribeToTime(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_INTERVAL_MS);
  // Also checks the time when the page is hidden or shown, because browsers slow down the timers of hidden pages.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
const readRoundedNow = () => Math.floor(Date.now() / ROUNDING_MS) * ROUNDING_MS;

/**
 * Returns the current time in milliseconds, rounded down to a multiple of {@link ROUNDING_MS}, and re-renders when the
 * rounded time changes. Until hydration, returns the time of the server's render.
 */
export function useNow(): number {
  const renderedAt = useRenderTime();
  return useSyncExternalStore(subscribeToTime, readRoundedNow, () => renderedAt);
}

/** Returns the viewer's time zone; undefined before hydration. */
export function useViewerZone(): string | undefined {
  return useIsHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
}

/** Returns a business time in the viewer's time zone; undefined when both times are the same or the zone is unknown. */
export function useViewerTime(time: BusinessTime): string | undefined {
  return formatViewerTime(time, useViewerZone());
}
