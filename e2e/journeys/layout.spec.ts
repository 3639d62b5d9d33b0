import type { Locator, Page } from '@playwright/test';
import { createPerson, signInNewCustomer } from '../helpers/accounts.ts';
import { openProfile, fetchDemoArtist } from '../helpers/artists.ts';
import { createPng } from '../helpers/files.ts';
import { visit, scrollThroughPage } from '../helpers/page.ts';
import { CATEGORIES, createCategoryPath, fetchFirstProduct } from '../helpers/screens.ts';
import { addToCart, openProduct, getProductCard } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function readBox(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

/** Returns the size of the overlap of two boxes, in square pixels. */
function computeOverlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Returns the number of items in each row of a list. */
function countItemsByRow(list: Locator): Promise<number[]> {
  return list.evaluate((element) => {
    const rows = new Map<number, number>();
    for (const item of element.children) {
      const top = Math.round(item.getBoundingClientRect().top);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    return [...rows.values()];
  });
}

for (const width of [1280, 600]) {
  test(`leaves no product alone in the last row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const name of CATEGORIES) {
      await visit(page, createCategoryPath(name));
      const list = page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.getByRole('button') });
      await expect(list.getByRole('listitem').first()).toBeVisible();
      const rows = await countItemsByRow(list);
      expect(rows.length, name).toBeGreaterThan(0);
      expect(rows.length > 1 ? rows.at(-1) : 2, `${name}: ${rows.join(' + ')}`).toBeGreaterThan(1);
    }
  });
}

for (const width of [640, 768, 820]) {
  test(`leaves no artwork alone in the last row at ${width} px, however wide it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/art-gallery');
    // Hydrates the artworks, whose width no longer depends on a placeholder then.
    await scrollThroughPage(page);
    const artworks = page.getByRole('list', { name: 'Artworks' });
    for (const ratios of [[], ['1.5', '1.5'], ['0.6', '2'], ['2', '2']]) {
      await artworks.evaluate((list, lastRatios) => {
        for (const [index, ratio] of lastRatios.entries()) {
          const item = list.children[list.children.length - lastRatios.length + index] as HTMLElement;
          item.style.setProperty('--ratio', ratio);
        }
      }, ratios);
      const rows = await countItemsByRow(artworks);
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.at(-1), rows.join(' + ')).toBeGreaterThan(1);
      const items = artworks.getByRole('listitem');
      const previous = await readBox(items.nth(-2));
      const last = await readBox(items.last());
      expect(last.x, ratios.join()).toBeGreaterThanOrEqual(previous.x + previous.width);
      expect(last.x + last.width, ratios.join()).toBeLessThanOrEqual(width);
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(pageWidth, ratios.join()).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('loads product pictures at least as wide as they are shown', async ({ page }) => {
    await visit(page, '/shop/mugs');
    await scrollThroughPage(page);
    const pictures = page.getByRole('main').getByRole('listitem').locator('img');
    await expect(pictures.first()).toBeVisible();
    const blurred = await pictures.evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter(({ currentSrc }) => currentSrc !== '')
        .filter(({ naturalWidth, clientWidth }) => naturalWidth < clientWidth)
        .map(({ currentSrc, clientWidth }) => `${currentSrc} for ${clientWidth} px`),
    );
    expect(blurred).toEqual([]);
  });

  test('does not cover the picture of a card with View Cart', async ({ page, request }) => {
    const { name } = await fetchFirstProduct(request);
    await visit(page, '/shop/mugs');
    await addToCart(page, name);
    const card = getProductCard(page, name);
    const viewCart = await readBox(card.getByRole('link', { name: 'View Cart' }));
    expect(computeOverlap(viewCart, await readBox(card.locator('img').first()))).toBe(0);
  });
});

test('fits a notice with a long email into 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInNewCustomer(page, { ...createPerson(), email: `${'asha'.repeat(8)}.${Date.now()}@example.in` });
  await visit(page, '/signin');
  await expect(page.getByText('You are signed in as')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('shows Buy Now without scrolling', async ({ page, request }) => {
    await openProduct(page, await fetchFirstProduct(request));
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeInViewport({ ratio: 1 });
  });

  test('names the chosen file in the dialog', async ({ page, request }) => {
    await openProduct(page, await fetchFirstProduct(request));
    await page.getByLabel('Upload your design').setInputFiles(createPng('peacock.png'));
    await page.getByRole('button', { name: 'Buy With Custom Design' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your design' });
    await expect(dialog).toContainText('peacock.png');
    // The file input is transparent, because it would also show the browser's text, such as “No file chosen”.
    await expect(dialog.getByLabel('Choose a design')).toHaveCSS('opacity', '0');
  });
});

for (const width of [320, 360, 768, 1280]) {
  test(`keeps the links of the footer free of the scroll-to-top button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, '/about');
    await scrollToEnd(page);
    const button = await readBox(page.getByRole('button', { name: 'Scroll to top' }));
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links.last()).toBeInViewport();
    for (const link of await links.all()) {
      expect(computeOverlap(button, await readBox(link)), await link.innerText()).toBe(0);
    }
  });
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Artist sign-in' }).scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
}

test('shows an artist the hours in 12-hour format, and a save bar at least as wide as the bio field', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id } = await fetchDemoArtist(request);
  await openProfile(page, id);
  await expect(page.getByLabel('Start time').first().locator('option:checked')).toHaveText(
    /^\d{1,2}:\d\d [AP]M$/,
  );
  const bio = await readBox(page.getByLabel('Bio'));
  await page.getByLabel('Bio').fill('Paints birds.');
  const bar = page.locator('[data-bottom-bar]', {
    has: page.getByRole('button', { name: 'Save Profile' }),
  });
  const { width } = await readBox(bar);
  expect(width).toBeGreaterThanOrEqual(bio.width);
});

test('has theme colour, manifest and a share picture of 1200 × 630 pixels', async ({ page, request }) => {
  const { id } = await fetchFirstProduct(request);
  for (const path of ['/', `/product/${id}`, '/art-gallery', '/appointment']) {
    await page.goto(path);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#[0-9a-f]{6}$/);
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', /\w/);
    const manifestPath = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await request.get(manifestPath ?? '')).json()) as {
      name: string;
      icons: object[];
    };
    expect([manifest.name, manifest.icons.length > 0]).toEqual(['Rangmala', true]);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await request.get(new URL(address ?? '').pathname);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const size = await page.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      },
      new URL(address ?? '').pathname,
    );
    expect(size, path).toEqual([1200, 630]);
  }
});

test('links product and cart to delivery and returns', async ({ page, request }) => {
  const product = await fetchFirstProduct(request);
  await openProduct(page, product);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /deliver/i }).first()).toHaveAttribute('href', '/delivery');
  await expect(main.getByRole('link', { name: /return/i }).first()).toHaveAttribute('href', '/returns');
  await visit(page, '/shop/mugs');
  await addToCart(page, product.name);
  await visit(page, '/cart');
  await expect(main.getByRole('link', { name: /deliver/i }).first()).toHaveAttribute('href', '/delivery');
  await expect(main.getByRole('link', { name: /return/i }).first()).toHaveAttribute('href', '/returns');
});
