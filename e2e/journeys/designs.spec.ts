import { createPng, createPaddedPng, createTextFile } from '../helpers/files.ts';
import { fetchFirstProduct } from '../helpers/screens.ts';
import {
  getCartLine,
  expectCartCount,
  expectTotalsRow,
  formatRupees,
  openCart,
  openProduct,
} from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const TOO_LARGE = 'File is too large. Maximum size is 5MB.';
const WRONG_TYPE = 'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.';
const ADDED_MESSAGE = 'Product added to cart with custom design!';

test('adds a design from the product page through the dialog to the cart', async ({ page, request }) => {
  const mug = await fetchFirstProduct(request);
  await openProduct(page, mug);
  await expect(page.getByText(formatRupees(mug.price))).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByLabel('Upload your design').setInputFiles(createPng('flowers.png', 1));
  await page.getByRole('button', { name: 'Buy With Custom Design' }).click();

  const dialog = page.getByRole('dialog', { name: 'Confirm your design' });
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await expect(dialog).toContainText('flowers.png');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: ADDED_MESSAGE })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectCartCount(page, 2);
  await expect(page.getByText(ADDED_MESSAGE)).toBeHidden();

  await openCart(page);
  const line = getCartLine(page, mug.name);
  await expect(line).toContainText('flowers.png');
  const thumbnail = line.getByRole('img', { name: /design/i });
  await expect(thumbnail).toBeVisible();
  await expect(thumbnail).toHaveJSProperty('complete', true);
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectTotalsRow(page, 'Total', formatRupees(mug.price * 2));
});

test('keeps two designs of one product as two lines after a reload', async ({ page, request }) => {
  const mug = await fetchFirstProduct(request);
  for (const [index, name] of ['one.png', 'two.png'].entries()) {
    await openProduct(page, mug);
    await page.getByLabel('Upload your design').setInputFiles(createPng(name, index + 2));
    await page.getByRole('button', { name: 'Buy With Custom Design' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).click();
    await expectCartCount(page, index + 1);
  }
  await openCart(page);
  await expect(getCartLine(page, mug.name)).toHaveCount(2);
  await page.reload();
  await expect(getCartLine(page, mug.name)).toHaveCount(2);
  await expect(page.getByRole('main')).toContainText('one.png');
  await expect(page.getByRole('main')).toContainText('two.png');
});

test('adds nothing without a design or after Cancel in the dialog', async ({ page, request }) => {
  await openProduct(page, await fetchFirstProduct(request));
  const buyButton = page.getByRole('button', { name: 'Buy Now' });
  await buyButton.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your design' });
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await dialog.getByLabel('Choose a design').setInputFiles(createPng('late.png', 5));
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expectCartCount(page, 0);
});

test('closes the dialog on Escape and returns the focus', async ({ page, request }) => {
  await openProduct(page, await fetchFirstProduct(request));
  await page.getByRole('button', { name: 'Buy Now' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeFocused();
});

test('shows why a file is too large or not a picture, on the page and in the dialog', async ({
  page,
  request,
}) => {
  await openProduct(page, await fetchFirstProduct(request));
  const field = page.getByLabel('Upload your design');
  const alert = page.getByRole('main').getByRole('alert');
  await field.setInputFiles(createPaddedPng('huge.png', MAX_BYTES + 1));
  await expect(alert).toHaveText(TOO_LARGE);
  await field.setInputFiles(createTextFile('notes.txt', 'text/plain', 'hello'));
  await expect(alert).toHaveText(WRONG_TYPE);
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();

  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Choose a design')
    .setInputFiles(createTextFile('page.html', 'text/html', '<p>hi</p>'));
  await expect(dialog.getByRole('alert')).toHaveText(WRONG_TYPE);
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
});

test('refuses a file that is not a picture when it is chosen, and keeps the previous design', async ({
  page,
  request,
}) => {
  await openProduct(page, await fetchFirstProduct(request));
  const field = page.getByLabel('Upload your design');
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: WRONG_TYPE });
  await field.setInputFiles(createTextFile('page.png', 'image/png', '<html></html>'));
  await expect(alert).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();

  await field.setInputFiles(createPng('flowers.png', 1));
  await expect(page.getByRole('button', { name: 'Buy With Custom Design' })).toBeVisible();
  await field.setInputFiles(createTextFile('page.png', 'image/png', '<html></html>'));
  await expect(alert).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy With Custom Design' })).toBeVisible();
});

test('shows a failed upload, and uploads again on the next try', async ({
  page,
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource/);
  await openProduct(page, await fetchFirstProduct(request));
  await page.getByLabel('Upload your design').setInputFiles(createPng('brave.png', 7));
  await page.getByRole('button', { name: 'Buy With Custom Design' }).click();
  const dialog = page.getByRole('dialog');
  await page.route('**/api/upload-image', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Upload failed.');
  await page.unroute('**/api/upload-image');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expectCartCount(page, 1);
});
