import type { Page } from '@playwright/test';
import { scrollThroughPage, listOversizedPictures, visit, recordHydration } from '../helpers/page.ts';
import { fetchFirstProduct } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

/** Largest compressed size of the JavaScript that a page requests before hydration, in kilobytes of 1024 bytes. */
const SCRIPT_BUDGET_KB = 150;

/** Pages with the script budget, by name. The path `product` means the page of the first mug. */
const PATHS = {
  'the home page': '/',
  'the sign-in page': '/signin',
  'a category page': '/shop/mugs',
  'the cart': '/cart',
  'the gallery': '/art-gallery',
  'a product page': 'product',
  'the appointment page': '/appointment',
} as const;

const KEY_SCREENS = ['/', '/shop', '/shop/mugs', 'product', '/about'];
/** Pages that begin with text and inline drawings instead of a picture. */
const PAGES_WITHOUT_PICTURE = ['/', '/about'];

for (const [screen, path] of Object.entries(PATHS)) {
  test(`${screen} needs at most ${SCRIPT_BUDGET_KB} KB of JavaScript, all of it compressed with brotli`, async ({
    page,
    request,
  }) => {
    const encodings = new Set<string | undefined>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        encodings.add(response.headers()['content-encoding']);
    });
    await recordHydration(page);
    await visit(page, path === 'product' ? `/product/${(await fetchFirstProduct(request)).id}` : path);
    const bytesByScript = await listScriptsBeforeHydration(page);
    const totalBytes = [...bytesByScript.values()].reduce((total, size) => total + size, 0);
    expect(bytesByScript.size).toBeGreaterThan(1);
    expect([...encodings]).toEqual(['br']);
    expect(totalBytes, JSON.stringify([...bytesByScript], null, 1)).toBeLessThanOrEqual(
      SCRIPT_BUDGET_KB * 1024,
    );
  });
}

/** Returns the scripts requested before hydration, with their compressed sizes in bytes. */
async function listScriptsBeforeHydration(page: Page): Promise<Map<string, number>> {
  const scripts = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < (window.hydratedAt ?? Infinity))
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const);
  });
  return new Map(scripts);
}

for (const path of KEY_SCREENS) {
  test(`names the largest picture of ${path} in the HTML and does not load it lazily`, async ({
    page,
    request,
  }) => {
    const screenPath = path === 'product' ? `/product/${(await fetchFirstProduct(request)).id}` : path;
    const response = await visit(page, screenPath);
    const html = await response.text();
    const largestPicture = await page.evaluate(() => {
      const areas = [...document.querySelectorAll('main img')].map((element) => {
        const image = element as HTMLImageElement;
        const { left, top, right, bottom } = image.getBoundingClientRect();
        const width = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
        const height = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        return { area: width * height, url: image.currentSrc, loading: image.loading };
      });
      return areas.sort((first, second) => second.area - first.area)[0];
    });
    if (!largestPicture || largestPicture.area === 0) {
      expect(PAGES_WITHOUT_PICTURE, 'this screen shows a picture at once').toContain(path);
      return;
    }
    expect(html).toContain(new URL(largestPicture.url).pathname);
    expect(largestPicture.loading, 'the largest picture is not loaded lazily').not.toBe('lazy');
  });
}

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`with ${deviceScaleFactor} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor });

    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      // Tests each page separately, because Chromium shows a larger file of a picture when that file is already in the
      // cache.
      for (const path of KEY_SCREENS) {
        test(`loads pictures of ${path} about as wide as they are shown at ${viewport.width} px`, async ({
          page,
          request,
        }) => {
          await page.setViewportSize(viewport);
          await visit(page, path === 'product' ? `/product/${(await fetchFirstProduct(request)).id}` : path);
          await scrollThroughPage(page);
          if (path === 'product') {
            // The related products load when they are near the visible part of the page.
            const relatedSection = page.getByRole('region', { name: 'More from Mugs' });
            await expect(relatedSection.locator('img')).toHaveCount(4);
            await scrollThroughPage(page);
          }
          expect(await listOversizedPictures(page, 1.4), 'pictures larger than shown').toEqual([]);
        });
      }
    }
  });
}

test('prefetches code and data of a hovered link, so that the click requests neither', async ({ page }) => {
  const codePattern = /\/CategoryPage\.[^/]+\.js$/;
  const dataPattern = /\/api\/items\?category=mugs$/i;
  const prefetches = [page.waitForResponse(codePattern), page.waitForResponse(dataPattern)];
  await visit(page, '/shop');
  const link = page.getByRole('main').getByRole('link', { name: 'Mugs' });
  await link.hover();
  await Promise.all(prefetches);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (codePattern.test(request.url()) || dataPattern.test(request.url())) requests.push(request.url());
  });
  await link.click();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  expect(requests).toEqual([]);
});
