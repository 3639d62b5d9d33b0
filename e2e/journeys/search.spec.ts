import { visit } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

test('a customer with a phone finds a mug in spite of a typing error, and gets to its page by the arrow keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('search').getByRole('combobox', { name: 'Search the shop' });
  await expect(field).toBeFocused();
  await field.pressSequentially('wrali mgu');
  const option = page.getByRole('option', { name: /Warli Tarpa Dance Mug/ });
  await expect(option).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await field.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Warli Tarpa Dance Mug' })).toBeVisible();

  await page.goBack();
  await page.setViewportSize({ width: 1280, height: 800 });
  await field.fill('కుషన్');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “కుషన్”' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Add to Cart' })).toHaveCount(9);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search field of a phone shows a page of results', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await field.fill('toran');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “toran”' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Toran/ })).toBeVisible();
  });
});
