import { expect, test } from '@playwright/test';

test('leads from the shop to a product, and from the product to the cart', async ({ page }) => {
  await page.goto('/shop');
  const main = page.getByRole('main');
  await main.locator('a[href^="/shop/"]').first().click();
  await main.locator('a[href^="/product/"]').first().click();
  const addButton = page.getByRole('button', { name: 'Add as Shown' });
  await expect(addButton).toBeVisible();
  const product = await page.getByRole('heading', { level: 1 }).innerText();
  await addButton.click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: product }).first()).toBeVisible();
});
