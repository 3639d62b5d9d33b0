import { visit } from '../helpers/page.ts';
import { CATEGORIES } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

test('shows the header links in order and the logo in the middle', async ({ page }) => {
  await visit(page, '/about');
  const items = page.getByRole('banner').locator('a:visible, button:visible');
  const names = await items.evaluateAll((elements) =>
    elements.map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()),
  );
  const expectedLinks = [
    'Home',
    'Shop',
    'Art Gallery',
    'Rangmala home',
    'Appointment',
    'Jobs',
    'Contact',
    'About Us',
    'Sign In',
    'Cart',
  ];
  expect(names.filter((name) => expectedLinks.includes(name))).toEqual(expectedLinks);

  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const logo = await page.getByRole('link', { name: 'Rangmala home' }).boundingBox();
    expect((logo?.x ?? 0) + (logo?.width ?? 0) / 2, 'the logo is in the middle').toBeCloseTo(width / 2, 0);
  }
});

test('opens Shop by hover and by key, and lists the six categories', async ({ page }) => {
  await visit(page, '/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const shop = menu.getByRole('button', { name: 'Shop' });
  await expect(menu.getByRole('link', { name: 'Mugs' })).toBeHidden();
  await shop.hover();
  for (const name of CATEGORIES) await expect(menu.getByRole('link', { name })).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(menu.getByRole('link', { name: 'Mugs' })).toBeHidden();

  await shop.press('Enter');
  await menu.getByRole('link', { name: 'Cushions' }).click();
  await expect(page).toHaveURL('/shop/cushions');
  await page.mouse.move(10, 700);
  await expect(menu.getByRole('link', { name: 'Mugs' })).toBeHidden();
});

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
