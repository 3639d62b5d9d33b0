import type { Locator } from '@playwright/test';
import { expectNoHorizontalScrolling, visit, scrollThroughPage } from '../helpers/page.ts';
import { CATEGORIES, createCategoryPath, fetchFirstProduct, NARROW } from '../helpers/screens.ts';
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

test('leaves no product alone in the last row', async ({ page }) => {
  for (const name of CATEGORIES) {
    await visit(page, createCategoryPath(name));
    const list = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('button') });
    for (const width of [1280, 600]) {
      await page.setViewportSize({ width, height: 800 });
      const rows = await countItemsByRow(list);
      expect(rows.length, name).toBeGreaterThan(0);
      expect(rows.length > 1 ? rows.at(-1) : 2, `${name}, ${width} px: ${rows.join(' + ')}`).toBeGreaterThan(
        1,
      );
    }
  }
});

test('leaves no artwork alone in the last row, however wide it is', async ({ page }) => {
  await visit(page, '/art-gallery');
  // Hydrates the artworks, whose width no longer depends on a placeholder then.
  await scrollThroughPage(page);
  const artworks = page.getByRole('list', { name: 'Artworks' });
  for (const width of [640, 768, 820]) {
    await page.setViewportSize({ width, height: 900 });
    for (const ratios of [
      ['1.5', '1.5'],
      ['0.6', '2'],
      ['2', '2'],
    ]) {
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
      await expectNoHorizontalScrolling(page);
    }
  }
});

test.describe('narrow', () => {
  test.use({ viewport: NARROW });

  test('loads sharp product pictures, which View Cart does not cover', async ({ page, request }) => {
    const { name } = await fetchFirstProduct(request);
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

    await addToCart(page, name);
    const card = getProductCard(page, name);
    const viewCart = await readBox(card.getByRole('link', { name: 'View Cart' }));
    expect(computeOverlap(viewCart, await readBox(card.locator('img').first()))).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('shows Buy Now without scrolling', async ({ page, request }) => {
    await openProduct(page, await fetchFirstProduct(request));
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeInViewport({ ratio: 1 });
  });
});

test('keeps the links of the footer free of the scroll-to-top button', async ({ page }) => {
  await visit(page, '/about');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    const button = await readBox(page.getByRole('button', { name: 'Scroll to top' }));
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links.last()).toBeInViewport();
    for (const link of await links.all()) {
      expect(computeOverlap(button, await readBox(link)), await link.innerText()).toBe(0);
    }
  }
});
