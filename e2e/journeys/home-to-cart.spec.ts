import type { Page } from '@playwright/test';
import { waitForHydration, visit } from '../helpers/page.ts';
import { fetchFirstProduct } from '../helpers/screens.ts';
import {
  addToCart,
  getCartLine,
  getCartLink,
  expectCartCount,
  expectTotalsRow,
  formatRupees,
  getQuantityStepper,
} from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No Tab reached the ${role} ${name}`);
}

test('leads from home to the cart by mouse', async ({ page, request }) => {
  const mug = await fetchFirstProduct(request, 'Mugs');
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Mugs' }).first().click();
  await expect(page).toHaveURL('/shop/mugs');
  await addToCart(page, mug.name);
  await expectCartCount(page, 1);
  await page.getByRole('button', { name: 'Increase quantity' }).first().click();
  await expectCartCount(page, 2);
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(getCartLine(page, mug.name)).toContainText(formatRupees(mug.price));
  await expectTotalsRow(page, 'Subtotal', formatRupees(mug.price * 2));
  await expectTotalsRow(page, 'Shipping', '0.00');
  await expectTotalsRow(page, 'Total', formatRupees(mug.price * 2));
});

test('leads from home to the cart by keyboard', async ({ page, request }) => {
  const mug = await fetchFirstProduct(request, 'Mugs');
  await visit(page, '/');
  await tabTo(page, 'button', 'Shop');
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', 'Mugs');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop/mugs');
  await expect(page.getByRole('heading', { level: 1, name: 'Mugs' })).toBeVisible();

  await tabTo(page, 'link', mug.name);
  await tabTo(page, 'button', 'Add to Cart');
  await page.keyboard.press('Enter');
  await expect(getQuantityStepper(page, mug.name)).toContainText('1');
  // The stepper replaces the focused button, and the focus moves to the stepper.
  await expect(
    getQuantityStepper(page, mug.name).getByRole('button', { name: 'Increase quantity' }),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await expect(getQuantityStepper(page, mug.name)).toContainText('2');
  await expectCartCount(page, 2);

  await tabTo(page, 'link', 'View Cart');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await expectTotalsRow(page, 'Total', formatRupees(mug.price * 2));
  await tabTo(page, 'button', /^Remove/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('focuses a skip link on the first Tab', async ({ page }) => {
  await visit(page, '/shop');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: /skip/i });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isFocusInMain = await page.evaluate(() =>
    document.querySelector('main')?.contains(document.activeElement),
  );
  expect(isFocusInMain).toBe(true);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('leads from home to the cart by touch', async ({ page, request }) => {
    const tee = await fetchFirstProduct(request, 'Tees');
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Art Gallery' })).toBeVisible();
    const shop = menu.getByRole('button', { name: 'Shop' });
    if (await shop.isVisible()) await shop.tap();
    await menu.getByRole('link', { name: 'Tees' }).tap();
    await expect(page).toHaveURL('/shop/tees');
    await expect(menu.getByRole('link', { name: 'Art Gallery' })).toBeHidden();

    await page.getByRole('link', { name: tee.name, exact: true }).tap();
    await expect(page).toHaveURL(`/product/${tee.id}`);
    await page.goBack();
    await expect(page).toHaveURL('/shop/tees');
    await addToCart(page, tee.name);
    await getCartLink(page).tap();
    await expect(page).toHaveURL('/cart');
    await expect(getCartLine(page, tee.name)).toBeVisible();
    await expectTotalsRow(page, 'Total', formatRupees(tee.price));
  });

  test('fits pages and large totals into 320 px', async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const mug = await fetchFirstProduct(request, 'Mugs');
    const { id, name, price } = await fetchFirstProduct(request, 'Wall Decor');
    await page.addInitScript((line) => localStorage.setItem('cartItems', JSON.stringify([line])), {
      id,
      name,
      price,
      image: '',
      quantity: 99,
    });
    for (const path of ['/', '/shop', '/shop/mugs', `/product/${mug.id}`, '/cart', '/about', '/contact']) {
      await page.goto(path);
      await waitForHydration(page);
      if (path === '/cart') await expectTotalsRow(page, 'Total', formatRupees(99 * price));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${path} scrolls sideways`).toBe(320);
    }
  });
});
