import type { Snapshot } from '@rangmala/shared/contract';

/** Paths of the pages that the benchmarks request. Every app has at least one page in the list. */
export const PATHS = [
  '/',
  '/shop',
  '/shop/mugs',
  '/product/mug-chai-first',
  '/cart',
  '/art-gallery',
  '/appointment',
];

export interface LoadCounts {
  requests: number;
  failed: number;
  /** Number of pages with a file of a release that the page's snapshot does not contain. */
  mixed: number;
  lastFailure?: string;
}

/** Sends requests at a fixed interval without waiting for the responses, and resolves after the last response. */
export async function sendLoad(
  base: string,
  counts: LoadCounts,
  { seconds, requestsPerSecond }: { seconds: number; requestsPerSecond: number },
): Promise<void> {
  const visits = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let number = 0; performance.now() < startedAt + seconds * 1_000; number += 1) {
    const path = PATHS[number % PATHS.length] ?? '/';
    const visit = isPageConsistent(base, path).then(
      (isConsistent) => {
        counts.requests += 1;
        if (!isConsistent) counts.mixed += 1;
      },
      (error: unknown) => {
        counts.requests += 1;
        counts.failed += 1;
        counts.lastFailure = String(error);
      },
    );
    visits.add(visit);
    void visit.finally(() => visits.delete(visit));
    await wait((startedAt + ((number + 1) * 1_000) / requestsPerSecond - performance.now()) / 1_000);
  }
  await Promise.all(visits);
}

/**
 * Returns whether every file of a page belongs to a release of the page's snapshot. Also loads one file of the page.
 * @throws Error when the page is incomplete, or when the page or the file cannot be loaded
 */
async function isPageConsistent(base: string, path: string): Promise<boolean> {
  const response = await fetch(base + path);
  const html = await response.text();
  if (!response.ok || !html.endsWith('</html>')) throw new Error(`${path}: ${response.status}`);
  const snapshotReleases = listReleases(html);
  const releasePaths = [...html.matchAll(/(?:src|href)="\/r\/([a-z-]+\/[^/]+)\//g)].map(
    ([, release]) => release ?? '',
  );
  const checkedRelease = releasePaths.find((release) => release.startsWith('shop/')) ?? releasePaths[0];
  const file = new RegExp(`/r/${checkedRelease}/[^"]+`).exec(html)?.[0];
  if (file && !(await fetch(base + file)).ok) throw new Error(`${file} is gone`);
  return releasePaths.every((release) => snapshotReleases.has(release));
}

/**
 * Returns the releases of the snapshot in a page's HTML, including fallbacks. A release looks like `shop/1.0.0-0123`.
 */
export function listReleases(html: string): Set<string> {
  const payload = /<script [^>]*id="rangmala-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { snapshot } = JSON.parse(payload) as { snapshot: Snapshot };
  return new Set([
    `shell/${snapshot.shell}`,
    ...snapshot.remotes.flatMap(({ app, releases }) => releases.map(({ version }) => `${app}/${version}`)),
  ]);
}

export function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, seconds * 1_000)));
}

export interface TeamRequest {
  method: string;
  url: string;
  token: string;
  body?: Buffer;
}

/**
 * Sends a request with a team's token. The body is a packed release or `{}`. Returns the parsed response, also for an
 * error status.
 */
export async function callAsTeam({ method, url, token, body }: TeamRequest): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': body ? 'application/gzip' : 'application/json',
    },
    body: body ? new Uint8Array(body) : '{}',
  });
  return response.json();
}
