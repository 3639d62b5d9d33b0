import type { APIRequestContext, Page } from '@playwright/test';
import { scrollThroughPage, oversizedPictures, visit, recordHydration } from '../helpers/page.ts';
import { firstProduct } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

/** Maximum of the JavaScript sent before a page is interactive, in compressed kilobytes. */
const SCRIPT_KILOBYTES = { 'the home page': 125, 'a product page': 136 } as const;

/** Scripts that the design editor may add when it is opened (compressed bytes). */
const EDITOR_BUDGET = 25 * 1024;

const KEY_SCREENS = ['/', '/shop', '/shop/mugs', 'product', '/about'];
/** Pages that begin with text and inline drawings. */
const DRAWN_INLINE = ['/', '/about'];

for (const screen of ['the home page', 'a product page'] as const) {
  const open = async (page: Page, request: APIRequestContext) => {
    await recordHydration(page);
    return visit(page, screen === 'the home page' ? '/' : `/product/${(await firstProduct(request)).id}`);
  };

  test(`${screen} needs at most ${SCRIPT_KILOBYTES[screen]} KB of JavaScript, all of it compressed with brotli`, async ({
    page,
    request,
  }) => {
    const encodings = new Set<string | undefined>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        encodings.add(response.headers()['content-encoding']);
    });
    await open(page, request);
    const bytes = await scriptsSent(page);
    const sum = [...bytes.values()].reduce((total, each) => total + each, 0);
    expect(bytes.size).toBeGreaterThan(1);
    expect([...encodings]).toEqual(['br']);
    expect(sum, JSON.stringify([...bytes], null, 1)).toBeLessThanOrEqual(SCRIPT_KILOBYTES[screen] * 1024);
  });

  test(`the HTML of ${screen} names exactly the scripts that it loads`, async ({ page, request }) => {
    const html = await (await open(page, request)).text();
    const loaded = [...(await scriptsSent(page)).keys()];
    // Cached guest pages name them in the inline script that preloads them, other pages in elements.
    const named = [...html.matchAll(/"(\/r\/[^"]+\.js)"/g)].map(([, url]) => url);
    expect(new Set(loaded)).toEqual(new Set(named));
  });
}

test('the design editor adds at most 25 KB of JavaScript when it is opened', async ({ page, request }) => {
  const sizes: Promise<number>[] = [];
  await visit(page, `/product/${(await firstProduct(request)).id}`);
  page.on('response', (response) => {
    // Chunks with a number; pages and other remotes are prefetched for the links in view.
    if (!/^\/r\/shop\/.*\/\d+\.[0-9a-f]+\.js$/.test(new URL(response.url()).pathname)) return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.getByRole('button', { name: 'Personalise' }).click();
  await expect(page.getByRole('img', { name: 'Preview of your design' })).toBeVisible();
  const bytes = await Promise.all(sizes);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(EDITOR_BUDGET);
});

/** Returns the scripts requested before hydration, with their compressed sizes in bytes. */
async function scriptsSent(page: Page): Promise<Map<string, number>> {
  const scripts = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < (window.hydratedAt ?? Infinity))
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const);
  });
  return new Map(scripts);
}

for (const path of KEY_SCREENS) {
  test(`names the largest picture of ${path} in the HTML, so that it loads after two requests`, async ({
    page,
    request,
  }) => {
    const address = path === 'product' ? `/product/${(await firstProduct(request)).id}` : path;
    const response = await visit(page, address);
    const html = await response.text();
    const largest = await page.evaluate(() => {
      const areas = [...document.querySelectorAll('main img')].map((element) => {
        const image = element as HTMLImageElement;
        const { left, top, right, bottom } = image.getBoundingClientRect();
        const width = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
        const height = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        return { area: width * height, url: image.currentSrc, loading: image.loading };
      });
      return areas.sort((one, other) => other.area - one.area)[0];
    });
    if (!largest || largest.area === 0) {
      expect(DRAWN_INLINE, 'this screen shows a picture at once').toContain(path);
      return;
    }
    expect(html).toContain(new URL(largest.url).pathname);
    expect(largest.loading, 'the largest picture is not put off').not.toBe('lazy');
  });
}

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`on a screen of ${deviceScaleFactor} device pixels`, () => {
    test.use({ deviceScaleFactor });

    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      test(`loads pictures about as wide as they are shown at ${viewport.width} px`, async ({
        page,
        request,
      }) => {
        await page.setViewportSize(viewport);
        const product = await firstProduct(request);
        for (const path of KEY_SCREENS) {
          await visit(page, path === 'product' ? `/product/${product.id}` : path);
          await scrollThroughPage(page);
          expect(await oversizedPictures(page, 1.4), `pictures on ${path}`).toEqual([]);
        }
      });
    }
  });
}

test('hovering a link prefetches its page, so that the click sends no request', async ({ page }) => {
  const code = /\/CategoryPage\.[^/]+\.js$/;
  const data = /\/api\/items\?category=mugs$/i;
  const fetched = [page.waitForResponse(code), page.waitForResponse(data)];
  await visit(page, '/shop');
  const link = page.getByRole('main').getByRole('link', { name: 'Mugs' });
  await link.hover();
  await Promise.all(fetched);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (code.test(sent.url()) || data.test(sent.url())) asked.push(sent.url());
  });
  await link.click();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  expect(asked).toEqual([]);
});
