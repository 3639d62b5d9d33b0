import type { Page } from '@playwright/test';

/**
 * Delays the requests with a URL that matches `pattern`.
 * @returns a function that lets them and all later requests continue
 */
export async function holdRequests(
  page: Page,
  pattern: string | ((url: URL) => boolean),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
