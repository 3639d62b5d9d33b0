import { expectNoLayoutShift, visit, recordLayoutShifts } from '../helpers/page.ts';
import { fetchFirstProduct, listProducts } from '../helpers/screens.ts';
import {
  addToCart,
  getProductCard,
  getCartLine,
  expectCartCount,
  expectTotalsRow,
  formatRupees,
  openCart,
  openCategory,
  getQuantityStepper,
} from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

test('replaces the button on a category card with a stepper, and removes the line when decreasing from 1', async ({
  page,
  request,
}) => {
  const poster = await fetchFirstProduct(request, 'Posters');
  await openCategory(page, 'Posters');
  const posterCard = getProductCard(page, poster.name);
  await expect(posterCard).toContainText(formatRupees(poster.price));
  await addToCart(page, poster.name);
  await expect(posterCard.getByRole('link', { name: 'View Cart' })).toBeVisible();
  await posterCard.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(getQuantityStepper(posterCard, poster.name)).toContainText('2');
  await posterCard.getByRole('button', { name: 'Decrease quantity' }).click();
  await posterCard.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(posterCard.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expectCartCount(page, 0);
});

test('shows totals, changes quantities and removes lines', async ({ page, request }) => {
  const [first, second] = await listProducts(request, 'Stationery');
  if (!first || !second) throw new Error('The shop has too little stationery for this test');
  await openCategory(page, 'Stationery');
  await addToCart(page, first.name);
  await addToCart(page, second.name);
  await openCart(page);

  await getCartLine(page, second.name).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(getCartLine(page, second.name)).toContainText(formatRupees(second.price * 2));
  const sum = first.price + 2 * second.price;
  await expectTotalsRow(page, 'Subtotal', formatRupees(sum));
  await expectTotalsRow(page, 'Shipping', '0.00');
  await expectTotalsRow(page, 'Total', formatRupees(sum));
  await expectCartCount(page, 3);

  await getCartLine(page, first.name)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(getCartLine(page, first.name)).toBeHidden();
  await expectTotalsRow(page, 'Total', formatRupees(2 * second.price));
  await getCartLine(page, second.name)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expectCartCount(page, 0);
});

test('opens the checkout with Proceed to Checkout, and the shop with Continue Shopping', async ({
  page,
  request,
}) => {
  const mug = await fetchFirstProduct(request);
  await openCategory(page, 'Mugs');
  await addToCart(page, mug.name);
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await page.goBack();
  await expect(getCartLine(page, mug.name)).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/shop');
});

test('keeps the cart after a reload and synchronises it with another tab', async ({
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
});

test('shows the server’s prices instead of stored ones, without a layout shift', async ({
  page,
  request,
}) => {
  // The list beside the summary is narrowest at a window width of 1024 pixels.
  await page.setViewportSize({ width: 1024, height: 800 });
  await recordLayoutShifts(page);
  const plates = await fetchFirstProduct(request, 'Wall Decor');
  await openCategory(page, 'Wall Decor');
  await addToCart(page, plates.name);
  await page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('cartItems') ?? '[]') as { price: number }[];
    localStorage.setItem('cartItems', JSON.stringify(lines.map((line) => ({ ...line, price: 1 }))));
  });
  await visit(page, '/cart');
  await expect(getCartLine(page, plates.name)).toContainText(formatRupees(plates.price));
  await expectTotalsRow(page, 'Total', formatRupees(plates.price));
  await expectNoLayoutShift(page);
});

test('shows an empty cart when the stored cart is corrupt', async ({ page, request, consoleMessages }) => {
  consoleMessages.allow(/cartItems/);
  const mug = await fetchFirstProduct(request);
  await visit(page, '/about');
  await page.evaluate(() => localStorage.setItem('cartItems', '{"not": "a cart"'));
  await visit(page, '/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await openCategory(page, 'Mugs');
  await addToCart(page, mug.name);
  await expectCartCount(page, 1);
});

test('adds a product to the cart when the browser blocks localStorage', async ({
  page,
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/cart|stor/i);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The storage is forbidden here', 'SecurityError');
      },
    });
  });
  const mug = await fetchFirstProduct(request);
  await openCategory(page, 'Mugs');
  await addToCart(page, mug.name);
  await expectCartCount(page, 1);
});

test('prints the cart without buttons and footer links', async ({ page, request }) => {
  const mug = await fetchFirstProduct(request);
  await openCategory(page, 'Mugs');
  await addToCart(page, mug.name);
  await openCart(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(mug.name).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Art Gallery' })).toBeHidden();
});
