import { createPng } from '../helpers/files.ts';
import { fetchFirstProduct } from '../helpers/screens.ts';
import { getCartLine, expectCartCount, openCart, openProduct } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

test('adds two designs from the product page through the dialog to the cart, and keeps both lines after a reload', async ({
  page,
  request,
}) => {
  const mug = await fetchFirstProduct(request);
  const dialog = page.getByRole('dialog', { name: 'Confirm your design' });
  for (const [index, name] of ['one.png', 'two.png'].entries()) {
    await openProduct(page, mug);
    await page.getByLabel('Upload your design').setInputFiles(createPng(name, index + 1));
    await page.getByRole('button', { name: 'Buy With Custom Design' }).click();
    await expect(dialog.getByRole('img').first()).toBeVisible();
    await expect(dialog).toContainText(name);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(dialog).toBeHidden();
    await expectCartCount(page, index + 1);
  }
  await openCart(page);
  await page.reload();
  const lines = getCartLine(page, mug.name);
  await expect(lines).toHaveCount(2);
  for (const name of ['one.png', 'two.png']) {
    const thumbnail = lines.filter({ hasText: name }).getByRole('img', { name: /design/i });
    await expect(thumbnail).not.toHaveJSProperty('naturalWidth', 0);
  }
});
