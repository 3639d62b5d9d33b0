import { wait } from '../page-visit.ts';

/**
 * Addresses of pages without a part of the attacked remote. The pages of STORED are in the page cache. A new number is
 * appended to each address of RENDERED, so that its page is rendered for each request.
 */
const STORED = ['/about', '/faq', '/art-gallery', '/jobs', '/appointment'];
const RENDERED = ['/reset-password?token=', '/art-gallery?artwork=none-', '/appointment?artist=none-'];

/** Durations in milliseconds, and the failed requests. */
export interface Measured {
  times: number[];
  /** Durations of the pages that were rendered for their request. */
  renderedTimes: number[];
  failures: string[];
  /** Number of pages that the server sent without content, for the browser to render. */
  unrendered: number;
}

export const nothingMeasured = (): Measured => ({
  times: [],
  renderedTimes: [],
  failures: [],
  unrendered: 0,
});

let visits = 0;

/**
 * Requests pages of the shell and of other remotes, and the health of the site, at a fixed rate. Every second page is
 * rendered; the other pages come from the page cache.
 */
export async function requestOtherPages(
  base: string,
  measured: Measured,
  { seconds, rate }: { seconds: number; rate: number },
): Promise<void> {
  const running: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let number = 0; number < seconds * rate; number += 1) {
    visits += 1;
    const isRendered = number % 2 === 1;
    const path = isRendered
      ? `${RENDERED[(number >> 1) % RENDERED.length] ?? ''}${visits}`
      : (STORED[(number >> 1) % STORED.length] ?? '/about');
    running.push(measureRequest(base + (number % 10 === 0 ? '/api/health' : path), measured, isRendered));
    await wait((startedAt + ((number + 1) * 1_000) / rate - performance.now()) / 1_000);
  }
  await Promise.all(running);
}

async function measureRequest(url: string, measured: Measured, isRendered: boolean): Promise<void> {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    const isPage = !url.endsWith('/api/health');
    if (isPage && !text.includes('<h1')) measured.unrendered += 1;
    if (response.status !== 200 || (isPage && !text.endsWith('</html>')))
      measured.failures.push(`${url}: ${response.status}`);
  } catch (error) {
    measured.failures.push(`${url}: ${String(error)}`);
  }
  const ms = performance.now() - startedAt;
  measured.times.push(ms);
  if (isRendered) measured.renderedTimes.push(ms);
}

/** Returns the value that 95 % of the durations do not exceed, in milliseconds. */
export function p95(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
}
