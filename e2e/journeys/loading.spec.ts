import { listOversizedPictures, recordHydration, scrollThroughPage, visit } from '../helpers/page.ts';
import { fetchFirstProduct } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

/** Largest compressed size of the JavaScript that a page requests before hydration, in bytes. */
const SCRIPT_BUDGET_BYTES = 165 * 1_024;

test.describe('on a phone with a sharp screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test('loads at most 165 KB of JavaScript, and pictures as wide as shown', async ({ page, request }) => {
    await recordHydration(page);
    const { id } = await fetchFirstProduct(request);
    const html = await (await visit(page, `/product/${id}`)).text();
    const scripts = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries
        .filter(
          ({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < (window.hydratedAt ?? Infinity),
        )
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const);
    });
    expect(scripts.length).toBeGreaterThan(1);
    const bytes = scripts.reduce((total, [, size]) => total + size, 0);
    expect(bytes, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);

    const largestPicture = page.getByRole('main').locator('img').first();
    const source = await largestPicture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
    expect(html).toContain(new URL(source).pathname);
    await expect(largestPicture).not.toHaveAttribute('loading', 'lazy');

    await scrollThroughPage(page);
    // The related products load when they are near the visible part of the page.
    const relatedSection = page.getByRole('region', { name: 'You may also like' });
    await expect(relatedSection.locator('img')).toHaveCount(8);
    await scrollThroughPage(page);
    expect(await listOversizedPictures(page), 'pictures larger than shown').toEqual([]);
  });
});

test('prefetches code and data of a hovered link, so that the click requests neither', async ({ page }) => {
  const codePattern = /\/CategoryPage\.js$/;
  const dataPattern = /\/api\/items\?category=mugs&page=1&limit=24$/i;
  const prefetches = [page.waitForResponse(codePattern), page.waitForResponse(dataPattern)];
  await visit(page, '/shop');
  const link = page.getByRole('main').getByRole('link', { name: 'Mugs', exact: true });
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
