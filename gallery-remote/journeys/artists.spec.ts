import { expect, test } from '@playwright/test';

test('shows the works of an artist, and leads to booking a session', async ({ page }) => {
  await page.goto('/art-gallery');
  await page.getByRole('main').locator('a[href^="/art-gallery/artist/"]').first().click();
  await page.waitForURL(/\/art-gallery\/artist\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').locator('a[href^="/appointment"]').first().click();
  await page.waitForURL(/\/appointment\?.*artist=/);
});
