import { expectNoAxeViolations } from '../helpers/axe.ts';
import { createPng, createTextFile } from '../helpers/files.ts';
import { visit } from '../helpers/page.ts';
import { fetchFirstProduct, VIEWPORTS } from '../helpers/screens.ts';
import { addToCart, getCartLine, openCart, openCategory, openProduct } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

for (const { name, viewport } of VIEWPORTS) {
  test.describe(name, () => {
    test.use({ viewport });

    test('has no axe violations on a category page with a product in the cart, and on the cart page', async ({
      page,
      request,
    }) => {
      const mug = await fetchFirstProduct(request);
      await openCategory(page, 'Mugs');
      await addToCart(page, mug.name);
      await expectNoAxeViolations(page);
      await openCart(page);
      await expect(getCartLine(page, mug.name)).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('has no axe violations on the product page with its dialog, its toast and its warning', async ({
      page,
      request,
    }) => {
      await openProduct(page, await fetchFirstProduct(request));
      await page
        .getByLabel('Upload your design')
        .setInputFiles(createTextFile('notes.txt', 'text/plain', 'hello'));
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectNoAxeViolations(page);

      await page.getByRole('button', { name: 'Buy Now' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm your design' });
      await expect(dialog).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog.getByLabel('Choose a design').setInputFiles(createPng('design.png'));
      await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByText('Product added to cart with custom design!')).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('has no axe violations on the contact form with its errors shown', async ({ page }) => {
      await visit(page, '/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/./);
      await expectNoAxeViolations(page);
    });
  });
}

test('has no axe violations with the shop menu open', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Shop' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wall Decor' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('has no axe violations with the menu open', async ({ page }) => {
    await visit(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
