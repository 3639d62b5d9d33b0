import { sendReport } from './federation/client-reports.ts';

/** Time without layout shifts after which the next shift starts a new window, in milliseconds. */
const SHIFT_GAP_MS = 1_000;
/** Longest time between the first and the last layout shift of a window, in milliseconds. */
const SHIFT_WINDOW_MS = 5_000;

/** Duration in milliseconds of the shortest interaction that the browser reports to the observer. */
const SHORTEST_INTERACTION_MS = 40;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Measures the web vitals of the page that was loaded (https://web.dev/articles/vitals). Sends the values once, when
 * the tab is first hidden. Ignores entries that arrive while another page is shown.
 * @param release the release that provided the page
 */
export function measureVitals(release: { app: string; version: string }): void {
  const { pathname } = window.location;
  let lcp: number | undefined;
  let inp: number | undefined;
  let cls = 0;
  let shifts = { start: 0, end: 0, sum: 0 };

  const observe = (type: string, processEntry: (entry: PerformanceEntry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => {
      if (window.location.pathname === pathname) list.getEntries().forEach(processEntry);
    }).observe({
      type,
      buffered: true,
      durationThreshold: SHORTEST_INTERACTION_MS,
    } as PerformanceObserverInit);
  };
  observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime));
  observe('event', (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) inp = Math.max(inp ?? 0, entry.duration);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShift;
    if (hadRecentInput) return;
    const isSameWindow = startTime - shifts.end < SHIFT_GAP_MS && startTime - shifts.start < SHIFT_WINDOW_MS;
    if (!isSameWindow) shifts = { start: startTime, end: startTime, sum: 0 };
    shifts = { ...shifts, end: startTime, sum: shifts.sum + value };
    cls = Math.max(cls, shifts.sum);
  });

  const sendVitals = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendVitals);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const hasShifts = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
    sendReport('/_site/vitals', {
      ...release,
      lcp,
      inp,
      ...(hasShifts ? { cls } : {}),
      ttfb: navigation?.responseStart,
    });
  };
  document.addEventListener('visibilitychange', sendVitals);
}
