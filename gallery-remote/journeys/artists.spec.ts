import { expect, test } from '@playwright/test';

test('opens the page of an artist and continues to the booking flow', async ({ page }) => {
  await page.goto('/art-gallery');
  await page.getByRole('main').locator('a[href^="/art-gallery/artist/"]').first().click();
  await page.waitForURL(/\/art-gallery\/artist\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').locator('a[href^="/appointment"]').first().click();
  await page.waitForURL(/\/appointment\?.*artist=/);
});
