import { visit } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

test('keeps the header in view with a shadow from 20 pixels on, and offers to scroll to the top from 300 on', async ({
  page,
}) => {
  await visit(page, '/shop/mugs');
  const banner = page.getByRole('banner');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(20);
  await expect(banner).toHaveCSS('box-shadow', 'none');
  await scrollTo(21);
  await expect(banner).not.toHaveCSS('box-shadow', 'none');
  await expect(banner).toBeInViewport();
  await expect(button).toBeHidden();

  await scrollTo(301);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});
