import type { Page } from '@playwright/test';
import { getButton, readMailedConfirmationLink } from '../helpers/accounts.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import { DELIVERY, fillDeliveryForm } from '../helpers/orders.ts';
import { expectNoHorizontalScrolling, tabTo, visit, waitForHydration } from '../helpers/page.ts';
import { fetchFirstProduct, NARROW } from '../helpers/screens.ts';
import { addToCart, expectCartCount, formatRupees, openCart, openCategory } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: NARROW });

/** Adds a mug to the cart from its category, opens the checkout and fills in the delivery form. */
async function orderMug(page: Page, name: string, email: string): Promise<void> {
  await openCategory(page, 'Mugs');
  await addToCart(page, name);
  await openCart(page);
  await getButton(page, 'Proceed to Checkout').click();
  await expect(page).toHaveURL('/checkout');
  await fillDeliveryForm(page, email);
  await expect(page.getByLabel('City')).toHaveValue('Warangal');
  await expect(page.getByLabel('State')).toHaveValue('Telangana');
}

async function placeOrderWith(page: Page, method: RegExp): Promise<void> {
  await getButton(page, 'Continue').click();
  await page.getByRole('radiogroup', { name: 'Payment' }).getByRole('radio', { name: method }).check();
  await getButton(page, 'Place Order').click();
}

test('buys a mug as a guest, and pays after one refused payment', async ({ page, request }) => {
  const mug = await fetchFirstProduct(request, 'Mugs');
  await orderMug(page, mug.name, 'ravi@example.in');
  await expectNoAxeViolations(page);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('House and street')).toHaveValue('4-2-17, Subedari');
  await getButton(page, 'Continue').click();
  await expect(getButton(page, 'Place Order')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(page.getByLabel('Area')).toHaveValue('Hanamkonda');
  await placeOrderWith(page, /^Test payment/);

  await expect(page.getByText('Test payment: no money moves.')).toBeVisible();
  await expectNoAxeViolations(page);
  await getButton(page, 'Let the payment fail').click();
  await expect(page.getByText('Your last payment did not go through.')).toBeVisible();
  await expectNoAxeViolations(page);
  await getButton(page, 'Pay Now').click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Thank you! Your order is confirmed.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(formatRupees(mug.price));
  await expectCartCount(page, 0);
  await expectNoAxeViolations(page);
});

test('orders by keyboard, and confirms cash on delivery by a mailed link', async ({
  page,
  request,
  site,
}) => {
  const mug = await fetchFirstProduct(request, 'Mugs');
  await openCategory(page, 'Mugs');
  await addToCart(page, mug.name);
  await openCart(page);
  await expectNoHorizontalScrolling(page);
  await tabTo(page, getButton(page, 'Proceed to Checkout'));
  await page.keyboard.press('Enter');
  await page.getByLabel('Email').focus();
  for (const value of Object.values({ ...DELIVERY, Email: 'cash@example.in' })) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('State')).toHaveValue('Telangana');
  await expectNoHorizontalScrolling(page);
  await tabTo(page, getButton(page, 'Continue'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Step 2 of 2: Review and pay' })).toBeFocused();
  await expectNoHorizontalScrolling(page);
  const methods = page.getByRole('radiogroup', { name: 'Payment' }).getByRole('radio');
  await tabTo(page, methods.first());
  const cashRadio = methods.and(page.getByRole('radio', { name: /^Cash on delivery/ }));
  for (let presses = await methods.count(); presses > 0 && !(await cashRadio.isChecked()); presses -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(cashRadio).toBeChecked();
  await tabTo(page, getButton(page, 'Place Order'));
  await page.keyboard.press('Enter');

  await expect(page.getByText('Please confirm your order')).toBeVisible();
  await expectNoHorizontalScrolling(page);
  await visit(page, await readMailedConfirmationLink(site, 'cash@example.in'));
  await expectNoAxeViolations(page);
  await expectNoHorizontalScrolling(page);
  await tabTo(page, getButton(page, 'Confirm Order'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you! Your order is confirmed.')).toBeVisible();
});
