import { expectNoAxeViolations } from '../helpers/axe.ts';
import { getProductCard, openCategory } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('sells the pictured mug with a Telugu name by three taps and one field', async ({ page }) => {
  await openCategory(page, 'Mugs');
  await getProductCard(page, 'Marigold Name Mug').getByRole('link').tap();
  const fields = page.getByRole('group', { name: 'Make it yours' });
  await fields.getByRole('textbox', { name: 'Name' }).fill('శ్రీలక్ష్మి');
  const preview = page.getByRole('img', { name: 'Preview of your design' });
  const readPicture = () => preview.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const firstPicture = await readPicture();
  await fields.getByRole('textbox', { name: 'Name' }).fill('మీరా');
  await expect.poll(readPicture).not.toBe(firstPicture);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Buy With Custom Design' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Confirm your design' });
  await expect(dialog.getByText('“since 1998” is our sample.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to Cart' }).tap();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).tap();
  await expect(page.getByText('Name: మీరా')).toBeVisible();
});
