import {
  expectNoHorizontalScrolling,
  expectNoLayoutShift,
  recordLayoutShifts,
  tabTo,
  visit,
} from '../helpers/page.ts';
import { fetchFirstProduct, NARROW } from '../helpers/screens.ts';
import {
  addToCart,
  getCartLine,
  expectCartCount,
  expectTotalsRow,
  formatRupees,
  getProductCard,
  getQuantityStepper,
  openCart,
  openCategory,
} from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

test('leads by keyboard past the header, and from home to the cart', async ({ page, request }) => {
  const mug = await fetchFirstProduct(request, 'Mugs');
  await visit(page, '/');
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

  const categories = page.getByRole('main').getByRole('link', { name: 'Mugs' });
  await tabTo(page, categories.first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mugs' })).toBeVisible();
  const card = getProductCard(page, mug.name);
  await tabTo(page, card.getByRole('button', { name: 'Add to Cart' }));
  await page.keyboard.press('Enter');
  // The stepper replaces the focused button, and the focus moves to the stepper.
  await expect(card.getByRole('button', { name: 'Increase quantity' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(getQuantityStepper(card, mug.name)).toContainText('2');
  await expectCartCount(page, 2);

  await tabTo(page, card.getByRole('link', { name: 'View Cart' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await expectTotalsRow(page, 'Total', formatRupees(mug.price * 2));
  await tabTo(page, page.getByRole('button', { name: /^Remove/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('keeps the cart after a reload and in another tab, and prints it', async ({
  page,
  context,
  request,
}) => {
  const mug = await fetchFirstProduct(request);
  await openCategory(page, 'Mugs');
  const otherTab = await context.newPage();
  await visit(otherTab, '/about');
  await addToCart(page, mug.name);
  await expectCartCount(otherTab, 1);
  await page.reload();
  await expectCartCount(page, 1);

  await openCart(otherTab);
  await getCartLine(otherTab, mug.name).getByRole('button', { name: 'Increase quantity' }).click();
  await expectCartCount(page, 2);
  await expect(getQuantityStepper(getProductCard(page, mug.name), mug.name)).toContainText('2');

  await otherTab.emulateMedia({ media: 'print' });
  await expect(otherTab.getByText(mug.name).first()).toBeVisible();
  await expect(otherTab.getByRole('button', { name: 'Proceed to Checkout' })).toBeHidden();
  await expect(otherTab.getByRole('contentinfo').getByRole('link', { name: 'Art Gallery' })).toBeHidden();
});

test('shows the server’s prices, not stored ones, without a layout shift', async ({ page, request }) => {
  // The list beside the summary is narrowest at a window width of 1024 pixels.
  await page.setViewportSize({ width: 1024, height: 800 });
  await recordLayoutShifts(page);
  const { id, name, price } = await fetchFirstProduct(request, 'Wall Decor');
  const line = { id, name, price: 1, image: '', quantity: 99 };
  await page.addInitScript((stored) => localStorage.setItem('cartItems', JSON.stringify([stored])), line);
  await visit(page, '/cart');
  await expect(getCartLine(page, name)).toContainText(formatRupees(price));
  await expectTotalsRow(page, 'Total', formatRupees(99 * price));
  await expectNoLayoutShift(page);
  // The largest totals also fit into a narrow window.
  await page.setViewportSize(NARROW);
  await expectNoHorizontalScrolling(page);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('opens a category from the menu by touch, and closes the menu', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Art Gallery' })).toBeVisible();
    const shop = menu.getByRole('button', { name: 'Shop' });
    if (await shop.isVisible()) await shop.tap();
    await menu.getByRole('link', { name: 'Tees' }).tap();
    await expect(page).toHaveURL('/shop/tees');
    await expect(menu.getByRole('link', { name: 'Art Gallery' })).toBeHidden();
  });
});
