import type { Page } from '@playwright/test';

/**
 * The requests that {@link holdRequests} delays. `urls` contains their URLs; `release` lets them and all later requests
 * continue.
 */
export interface HeldRequests {
  urls: string[];
  release: () => void;
}

/** Delays the requests with a URL that matches `pattern` until `release` is called. */
export async function holdRequests(
  page: Page,
  pattern: string | ((url: URL) => boolean),
): Promise<HeldRequests> {
  const urls: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    urls.push(route.request().url());
    await released;
    await route.continue();
  });
  return { urls, release };
}
