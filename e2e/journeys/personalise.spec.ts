import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import { createPng } from '../helpers/files.ts';
import { orderAndPay } from '../helpers/orders.ts';
import { tabTo } from '../helpers/page.ts';
import { fetchFirstProduct } from '../helpers/screens.ts';
import { getCartLine, expectCartCount, openCart, openProduct } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

async function fetchPersonalisableMug(request: APIRequestContext) {
  const mug = await fetchFirstProduct(request);
  const { sides } = (await (await request.get(`/api/products/${mug.id}`)).json()) as { sides: unknown[] };
  expect(sides.length).toBeGreaterThan(0);
  return mug;
}

test('personalises a mug by keyboard, changes it in the cart, and orders it', async ({ page, request }) => {
  const mug = await fetchPersonalisableMug(request);
  await openProduct(page, mug);
  await tabTo(page, page.getByRole('button', { name: 'Personalise' }));
  await page.keyboard.press('Enter');
  const editor = page.getByRole('region', { name: 'Design editor' });
  const getButton = (name: string) => editor.getByRole('button', { name, exact: true });
  const status = editor.getByRole('status');
  await expect(page.getByRole('img', { name: 'Preview of your design' })).toBeVisible();
  await expectNoAxeViolations(page);
  await tabTo(page, getButton('An empty one'));
  await page.keyboard.press('Enter');

  const fileChooser = page.waitForEvent('filechooser');
  await tabTo(page, getButton('Add picture'));
  await page.keyboard.press('Enter');
  await (await fileChooser).setFiles(createPng('photo.png'));
  await expect(getButton('Photo 1')).toBeVisible();
  await expect(status).toContainText(/Photo, \d+ × \d+ mm, \d+ DPI/);

  await tabTo(page, getButton('Add text'));
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('textbox', { name: 'Type here' })).toBeFocused();
  await page.keyboard.insertText('ఆశ');
  await expect(getButton('Text: ఆశ')).toBeVisible();

  const leftField = editor.getByRole('spinbutton', { name: 'Left (mm)' });
  const oldLeft = Number(await leftField.inputValue());
  await page.keyboard.press('Escape');
  await expect(getButton('Text: ఆశ')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press(']');
  await expect(leftField).toHaveValue(String(Math.round((oldLeft + 11) * 10) / 10));
  await expect(status).toContainText('turned 1°');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Delete');
  await expect(getButton('Photo 1')).toBeFocused();
  await tabTo(page, getButton('Undo'));
  await page.keyboard.press('Enter');
  await expect(getButton('Text: ఆశ')).toBeVisible();
  await expect(editor.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(getButton('Text: ఆశ')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Buy With Custom Design' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm your design' });
  await expect(dialog.getByRole('img', { name: 'Your design on the product' })).toBeVisible();
  await expectNoAxeViolations(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Add to Cart' }));
  await page.keyboard.press('Enter');
  await expectCartCount(page, 1);

  await openCart(page);
  const line = getCartLine(page, mug.name);
  const preview = line.getByRole('img', { name: `Your design on ${mug.name}` });
  await expect(preview).toHaveJSProperty('naturalWidth', 720);
  await expectNoAxeViolations(page);
  await line.getByRole('link', { name: 'Edit design' }).press('Enter');
  await getButton('Text: ఆశ').press('ArrowDown');
  await page.getByRole('button', { name: 'Save and Return to Cart' }).press('Enter');
  await expect(page).toHaveURL('/cart');
  await expectCartCount(page, 1);
  await expect(preview).toHaveJSProperty('naturalWidth', 720);

  await orderAndPay(page);
  const picture = page.getByRole('img', { name: `Your design on ${mug.name}` });
  await expect(picture).toHaveJSProperty('naturalWidth', 720);
});
