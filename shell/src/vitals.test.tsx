import { measureVitals } from './vitals.ts';

type Entry = Partial<PerformanceEntry> & Record<string, unknown>;

/** Replaces the browser's measurements. `report` passes entries to the observer of a type. */
function fakePerformance() {
  const observers = new Map<string, (list: { getEntries(): Entry[] }) => void>();
  class FakeObserver {
    static supportedEntryTypes = ['largest-contentful-paint', 'event', 'layout-shift'];
    constructor(private readonly callback: (list: { getEntries(): Entry[] }) => void) {}
    observe({ type }: { type: string }) {
      observers.set(type, this.callback);
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  const reports: { path: string; body: Blob }[] = [];
  Object.assign(navigator, { sendBeacon: (path: string, body: Blob) => reports.push({ path, body }) });
  performance.getEntriesByType = () => [{ responseStart: 80 }] as unknown as PerformanceEntryList;
  return {
    report: (type: string, ...entries: Entry[]) => observers.get(type)?.({ getEntries: () => entries }),
    hide: async () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      return Promise.all(
        reports.map(async ({ path, body }) => [path, JSON.parse(await body.text()) as unknown]),
      );
    },
  };
}

const RELEASE = { app: 'shop', version: '1' };

it('sends the last largest contentful paint, the slowest interaction and the largest window of shifts, once', async () => {
  const browser = fakePerformance();
  measureVitals(RELEASE);
  browser.report('largest-contentful-paint', { startTime: 300 }, { startTime: 900 });
  browser.report(
    'event',
    { duration: 500 },
    { duration: 120, interactionId: 7 },
    { duration: 48, interactionId: 9 },
  );
  browser.report(
    'layout-shift',
    { startTime: 100, value: 0.05, hadRecentInput: false },
    { startTime: 600, value: 0.05, hadRecentInput: false },
    { startTime: 700, value: 0.9, hadRecentInput: true },
    { startTime: 3_000, value: 0.02, hadRecentInput: false },
  );
  await browser.hide();
  const reports = await browser.hide();
  expect(reports).toEqual([['/_site/vitals', { ...RELEASE, lcp: 900, inp: 120, cls: 0.1, ttfb: 80 }]]);
});

it('ignores measurements after a navigation', async () => {
  const browser = fakePerformance();
  measureVitals(RELEASE);
  window.history.pushState(null, '', '/elsewhere');
  browser.report('event', { duration: 120, interactionId: 7 });
  const reports = await browser.hide();
  expect(reports).toEqual([['/_site/vitals', { ...RELEASE, cls: 0, ttfb: 80 }]]);
});
