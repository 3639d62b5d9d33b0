import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './page.ts';
import { type CategoryName, createCategoryPath } from './screens.ts';

export async function openCategory(page: Page, name: CategoryName): Promise<void> {
  await visit(page, createCategoryPath(name));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export async function openProduct(page: Page, product: { id: string; name: string }): Promise<void> {
  await visit(page, `/product/${product.id}`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
}

/** Opens the cart through the header. */
export async function openCart(page: Page): Promise<void> {
  await getCartLink(page).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Returns a product's card on the category page. */
export function getProductCard(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** Adds a product on the open category page to the cart. */
export async function addToCart(page: Page, name: string): Promise<void> {
  await getProductCard(page, name).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(getQuantityStepper(getProductCard(page, name), name)).toBeVisible();
}

export function getCartLine(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: getQuantityStepper(page, name) });
}

export function getQuantityStepper(within: Page | Locator, name: string): Locator {
  return within.getByRole('group', { name: `Quantity of ${name}` });
}

/** Returns the header's cart link. The name of the link contains the item count when the cart is not empty. */
export function getCartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart(,|$)/ });
}

/** Expects the item count in the header. */
export async function expectCartCount(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
}

/** Expects an amount in a row of the cart's totals, for example `expectTotalsRow(page, 'Total', '₹698.00')`. */
export async function expectTotalsRow(
  page: Page,
  name: 'Subtotal' | 'Shipping' | 'Total',
  amount: string,
): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(name, { exact: true }).locator('..')).toContainText(amount);
}

const rupeeFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats an amount in rupees, for example `₹1,499.00`. */
export function formatRupees(amount: number): string {
  return rupeeFormat.format(amount);
}
