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

test('opens Shop by hover and click and lists the six categories', async ({ page }) => {
  await visit(page, '/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const shop = menu.getByRole('button', { name: 'Shop' });
  await expect(menu.getByRole('link', { name: 'Mugs' })).toBeHidden();
  await shop.hover();
  for (const name of CATEGORIES) await expect(menu.getByRole('link', { name })).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(menu.getByRole('link', { name: 'Mugs' })).toBeHidden();

  await shop.press('Enter');
  await expect(shop).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Mugs' })).toBeHidden();
  await expect(shop).toBeFocused();

  await shop.press('Enter');
  await menu.getByRole('link', { name: 'Cushions' }).click();
  await expect(page).toHaveURL('/shop/cushions');
  await page.mouse.move(10, 700);
  await expect(menu.getByRole('link', { name: 'Mugs' })).toBeHidden();
});

test('keeps the header in view, and adds a shadow after scrolling by more than 20 pixels', async ({
  page,
}) => {
  await visit(page, '/about');
  const banner = page.getByRole('banner');
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(banner).toHaveCSS('box-shadow', 'none');
  await scrollTo(20);
  await expect(banner).toHaveCSS('box-shadow', 'none');
  await scrollTo(21);
  await expect(banner).not.toHaveCSS('box-shadow', 'none');
  await expect(banner).toBeInViewport();
});

test('shows the scroll-to-top button after scrolling by more than 300 pixels', async ({ page }) => {
  await visit(page, '/shop/mugs');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('starts a new page at its top', async ({ page }) => {
  await visit(page, '/shop/mugs');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('changes the document title with each navigation', async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveTitle(/^Rangmala\b/);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const steps: [string, RegExp][] = [
    ['About Us', /\| Rangmala$/],
    ['Contact', /\| Rangmala$/],
    ['Jobs', /\| Rangmala$/],
  ];
  const titles = new Set<string>();
  for (const [link, title] of steps) {
    await menu.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveTitle(title);
    await expect.poll(async () => titles.has(await page.title())).toBe(false);
    titles.add(await page.title());
  }
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens and closes the menu by button, and closes it by a link', async ({ page }) => {
    await visit(page, '/about');
    const button = page.getByRole('button', { name: 'Menu' });
    const jobsLink = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' });
    await expect(jobsLink).toBeHidden();
    await button.click();
    await expect(jobsLink).toBeVisible();
    await button.click();
    await expect(jobsLink).toBeHidden();
    await button.click();
    await jobsLink.click();
    await expect(page).toHaveURL('/jobs');
    await expect(jobsLink).toBeHidden();
    await button.click();
    await jobsLink.click();
    await expect(jobsLink).toBeHidden();
  });
});
