import { findScreenPath, fetchFirstProduct, SCREENS } from '../helpers/screens.ts';
import { formatRupees } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ javaScriptEnabled: false });

for (const screen of SCREENS) {
  test(`${screen.name} is readable with JavaScript off`, async ({ page, request, consoleMessages }) => {
    consoleMessages.allow(/status of 404/);
    const response = await page.goto(await findScreenPath(screen, request));
    expect(response?.status()).toBe(screen.status ?? 200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(screen.path === '/' ? /^Rangmala/ : /^.+ \| Rangmala$/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text.length, 'characters of text on the page').toBeGreaterThan(40);
    expect(text).not.toMatch(/\b(loading|undefined|NaN)\b|\[object/i);
  });
}

test('leads from home to a product without JavaScript', async ({ page, request }) => {
  const mug = await fetchFirstProduct(request, 'Mugs');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Mugs' }).first().click();
  await expect(page).toHaveURL('/shop/mugs');
  await expect(page.getByText(formatRupees(mug.price)).first()).toBeVisible();
  await page.getByRole('link', { name: mug.name, exact: true }).click();
  await expect(page).toHaveURL(`/product/${mug.id}`);
  await expect(page.getByRole('heading', { level: 1, name: mug.name })).toBeVisible();
  await expect(page.getByText(formatRupees(mug.price))).toBeVisible();
  const picture = page.getByRole('main').getByRole('img', { name: mug.name }).first();
  await expect(picture).toBeVisible();
});

test('opens the gallery and the cart from the header without JavaScript', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Art Gallery' }).click();
  await expect(page).toHaveURL('/art-gallery');
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL('/cart');
});
