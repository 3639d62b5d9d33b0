import type { Page } from '@playwright/test';
import { holdRequests } from '../helpers/hold-requests.ts';
import { waitForHydration } from '../helpers/page.ts';
import { expectCartCount } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

/** Returns a list to which the URL of each requested script is added. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/**
 * Disables the time limit after which the page loads its scripts even if its first pictures have not loaded: extends
 * timers of at least 1 second to 10 minutes.
 */
async function disableTimeLimit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((callback: (...args: unknown[]) => void, ms = 0, ...callbackArguments: unknown[]) =>
      setTimeout(callback, ms >= 1_000 ? 600_000 : ms, ...callbackArguments)) as typeof window.setTimeout;
  });
}

test('loads the scripts after the first pictures', async ({ page }) => {
  await disableTimeLimit(page);
  const scripts = recordScripts(page);
  const pictures = await holdRequests(page, '**/media/*/mug-*');
  await page.goto('/shop/mugs', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => pictures.urls.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  pictures.release();
  await waitForHydration(page);
  expect(scripts.length).toBeGreaterThan(1);
});

test('loads the scripts at once when a visitor presses a key while the pictures load', async ({ page }) => {
  await disableTimeLimit(page);
  const pictures = await holdRequests(page, '**/media/*/mug-*');
  await page.goto('/shop/mugs', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await waitForHydration(page);
  pictures.release();
});

test('loads the scripts after a time limit when the pictures hang', async ({ page }) => {
  const pictures = await holdRequests(page, '**/media/*/mug-*');
  await page.goto('/shop/mugs', { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  pictures.release();
});

test('repeats clicks that were made before the scripts ran', async ({ page }) => {
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto('/shop/mugs', { waitUntil: 'domcontentloaded' });
  const addButton = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
  const shopButton = page.getByRole('banner').getByRole('button', { name: 'Shop' });
  await addButton.click();
  await shopButton.click();
  await expect.poll(() => scripts.urls.length).toBeGreaterThan(0);
  await expect(shopButton).toHaveAttribute('aria-expanded', 'false');
  scripts.release();
  await expectCartCount(page, 1);
  await expect(shopButton).toHaveAttribute('aria-expanded', 'true');
});
