import { wait } from '../page-visit.ts';

/**
 * Paths of pages that show nothing from the attacked remote. The guest page cache contains the pages after the first
 * request.
 */
const CACHED_PATHS = ['/about', '/faq', '/art-gallery', '/jobs', '/appointment'];
/** Beginnings of other such paths. Each request appends a new number, so that the server renders the page. */
const UNCACHED_PATHS = ['/reset-password?token=', '/art-gallery?artwork=none-', '/appointment?artist=none-'];

/** Results of the requests. Durations are in milliseconds. */
export interface Measurements {
  times: number[];
  /** Durations of the requests for pages of UNCACHED_PATHS. */
  renderedTimes: number[];
  failures: string[];
  /** Number of pages that the server sent without content, for the browser to render. */
  unrendered: number;
}

export const createMeasurements = (): Measurements => ({
  times: [],
  renderedTimes: [],
  failures: [],
  unrendered: 0,
});

let visits = 0;

/**
 * Sends requests at a fixed rate. Half of the requests are for pages that must be rendered, one in ten is for
 * `/api/health`, and the rest are for cached pages.
 */
export async function requestOtherPages(
  base: string,
  measurements: Measurements,
  { seconds, rate }: { seconds: number; rate: number },
): Promise<void> {
  const requests: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let number = 0; number < seconds * rate; number += 1) {
    visits += 1;
    const isRendered = number % 2 === 1;
    const path = isRendered
      ? `${UNCACHED_PATHS[(number >> 1) % UNCACHED_PATHS.length] ?? ''}${visits}`
      : (CACHED_PATHS[(number >> 1) % CACHED_PATHS.length] ?? '/about');
    requests.push(
      measureRequest(base + (number % 10 === 0 ? '/api/health' : path), measurements, isRendered),
    );
    await wait((startedAt + ((number + 1) * 1_000) / rate - performance.now()) / 1_000);
  }
  await Promise.all(requests);
}

async function measureRequest(url: string, measurements: Measurements, isRendered: boolean): Promise<void> {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    const body = await response.text();
    const isPage = !url.endsWith('/api/health');
    if (isPage && !body.includes('<h1')) measurements.unrendered += 1;
    if (response.status !== 200 || (isPage && !body.endsWith('</html>')))
      measurements.failures.push(`${url}: ${response.status}`);
  } catch (error) {
    measurements.failures.push(`${url}: ${String(error)}`);
  }
  const durationMs = performance.now() - startedAt;
  measurements.times.push(durationMs);
  if (isRendered) measurements.renderedTimes.push(durationMs);
}

/** Returns the value that 95 % of the durations do not exceed, in milliseconds. */
export function computeP95(durationsMs: readonly number[]): number {
  const sorted = [...durationsMs].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
}
