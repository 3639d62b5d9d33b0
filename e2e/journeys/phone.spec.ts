import { getButton } from '../helpers/accounts.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import { createPng } from '../helpers/files.ts';
import { fillDeliveryForm } from '../helpers/orders.ts';
import { fetchFirstProduct } from '../helpers/screens.ts';
import { expectCartCount, openProduct } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('sells a mug with a photo and a name to a guest on a phone, in two checkout steps with at most 12 fields', async ({
  page,
  request,
}) => {
  const mug = await fetchFirstProduct(request);
  await openProduct(page, mug);
  await getButton(page, 'Personalise').tap();
  const editor = page.getByRole('region', { name: 'Design editor' });
  await editor.getByRole('button', { name: 'An empty one' }).tap();
  const fileChooser = page.waitForEvent('filechooser');
  await editor.getByRole('button', { name: 'Add picture' }).tap();
  await (await fileChooser).setFiles(createPng('photo.png', 3));
  await expect(editor.getByRole('button', { name: 'Photo 1' })).toBeVisible();
  await editor.getByRole('button', { name: 'Add text' }).tap();
  await editor.getByLabel('Text', { exact: true }).fill('Amma');
  await expect(editor.getByRole('button', { name: 'Text: Amma' })).toBeVisible();
  await editor.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByRole('img', { name: 'Preview of your design' })).toBeInViewport();
  await getButton(page, 'Buy With Custom Design').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).tap();
  await expectCartCount(page, 1);
  // The page has scrolled to its top after the product was added.
  await expect(page.getByRole('heading', { level: 1, name: mug.name })).toBeInViewport();

  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).tap();
  await expect(page).toHaveURL('/cart');
  await getButton(page, 'Proceed to Checkout').tap();
  await expect(page.getByText('Step 1 of 2: Contact and delivery')).toBeVisible();
  const fields = page.getByRole('main').locator('input, select, textarea');
  await expect.poll(() => fields.count()).toBeLessThanOrEqual(12);
  await fillDeliveryForm(page);
  await getButton(page, 'Continue').tap();
  await expect(page.getByRole('heading', { name: 'Step 2 of 2: Review and pay' })).toBeInViewport();
  await expect(page.getByRole('img', { name: `Your design on ${mug.name}` })).toBeVisible();
  await page.getByRole('radio', { name: /^Test payment/ }).tap();
  await getButton(page, 'Place Order').tap();

  await page.getByRole('button', { name: 'Pay', exact: true }).tap();
  await expect(page.getByText('Thank you! Your order is confirmed.')).toBeVisible();
  const design = page.getByRole('img', { name: `Your design on ${mug.name}` });
  await expect
    .poll(() => design.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoAxeViolations(page);

  await getButton(page, 'Order Again').tap();
  await expect(page).toHaveURL('/cart');
  await expectCartCount(page, 1);
  await page.getByRole('link', { name: 'Edit design' }).tap();
  await expect(editor.getByRole('button', { name: 'Text: Amma' })).toBeVisible();
});
