import { visit } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

test('finds a mug on a phone in spite of a typing error, and opens it by arrow keys', async ({ page }) => {
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
});
