import type { Page } from '@playwright/test';
import { recordHydration, visit, waitForHydration } from '../helpers/page.ts';
import { breakRemote, deployOtherRelease, deployPreview, fetchLiveRelease } from '../helpers/remotes.ts';
import { startSite, type Site } from '../helpers/site.ts';
import { expect, test as baseTest } from '../helpers/test.ts';

/** Playwright's test function with a site whose pages contain only a page snapshot, as on a site with many remotes. */
const test = baseTest.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _browser }, use) => {
      const site = await startSite({ INLINED_REMOTES_KB: '0' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const REMOTES_PATH = /\/_site\/remotes\/\d+\/[\w-]+$/;

declare global {
  interface Window {
    /** Set by {@link openCart}; undefined in a document that is loaded later. */
    isFirstDocument?: boolean;
  }
}

/** Opens the cart and marks the document. The cart page contains no remote except the shop. */
async function openCart(page: Page): Promise<void> {
  await visit(page, '/cart');
  await page.evaluate(() => (window.isFirstDocument = true));
}

const isFirstDocument = (page: Page) => page.evaluate(() => window.isFirstDocument === true);

const getGalleryLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Art Gallery' });

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectGallery(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/art-gallery$/);
  await expect(getHeading(page)).toHaveText('Art Gallery');
}

test('hydrates without a fetch, loads the remote list for a hovered link, and keeps the document', async ({
  page,
}) => {
  const listUrls: string[] = [];
  page.on('request', (request) => {
    if (REMOTES_PATH.test(request.url())) listUrls.push(request.url());
  });
  await recordHydration(page);
  await openCart(page);
  const fetchesBeforeHydration = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        ({ initiatorType, startTime }) => initiatorType === 'fetch' && startTime < (window.hydratedAt ?? 0),
      )
      .map(({ name }) => name),
  );
  expect(fetchesBeforeHydration).toEqual([]);

  const pageCode = page.waitForResponse(/\/r\/gallery\/.*\/GalleryPage\.\w+\.js$/);
  await getGalleryLink(page).hover();
  await pageCode;
  await getGalleryLink(page).click();
  await expectGallery(page);
  await page.goBack();
  await expect(getHeading(page)).toHaveText(/cart/i);
  await page.goForward();
  await expectGallery(page);
  // The home page has slots with components of other remotes.
  await page.getByRole('link', { name: 'Rangmala' }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('main').getByRole('link', { name: /mugs/i }).first()).toBeVisible();
  expect(await isFirstDocument(page)).toBe(true);
  expect(listUrls).toHaveLength(1);
});

test('keeps the document in data-saving mode, in which a click loads the remote list', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openCart(page);
  await getGalleryLink(page).focus();
  await page.keyboard.press('Enter');
  await expectGallery(page);
  expect(await isFirstDocument(page)).toBe(true);
});

for (const [failure, fail] of [
  ['is blocked', 'abort'],
  ['returns an error', 'error'],
  ['hangs', 'hang'],
] as const) {
  test(`loads pages as documents while the remote list ${failure}`, async ({ page, consoleMessages }) => {
    consoleMessages.allow(/Failed to load resource/);
    await page.route(REMOTES_PATH, (route) => {
      if (fail === 'abort') return route.abort();
      if (fail === 'error') return route.fulfill({ status: 404, json: { message: 'Not found.' } });
      return undefined;
    });
    await openCart(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Art Gallery' }).click();
    await expectGallery(page);
    await waitForHydration(page);
    expect(await isFirstDocument(page)).toBe(false);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(getHeading(page)).toHaveText(/cart/i);
    // Goes forward before the cart is hydrated.
    await page.goForward();
    await expectGallery(page);
    await waitForHydration(page);
    // A change of only the query needs no remote list.
    await page.evaluate(() => (window.isFirstDocument = true));
    await page.getByRole('list', { name: 'Artworks' }).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await isFirstDocument(page)).toBe(true);
  });
}

test('shows a preview after a click, and gives its remote list to no other visitor', async ({
  page,
  request,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource.*404.*_site\/remotes/);
  const { version, link } = await deployPreview(request, 'gallery', site, '// preview');
  await page.goto(link);
  await openCart(page);
  await expect(page.getByText(`You’re viewing a preview: gallery ${version}`)).toBeVisible();
  const listResponse = page.waitForResponse(REMOTES_PATH);
  const previewCode = page.waitForResponse(new RegExp(`/r/gallery/${version}/remoteEntry\\.js`));
  await getGalleryLink(page).click();
  await Promise.all([expectGallery(page), previewCode]);
  expect(await isFirstDocument(page)).toBe(true);
  const response = await listResponse;
  expect(response.headers()['cache-control']).toMatch(/^private,/);
  expect((await request.get(response.url())).status()).toBe(404);

  await page.goto(`${site.url}/_preview/leave`);
  expect(await page.evaluate(async (url) => (await fetch(url)).status, response.url())).toBe(404);
});

test('loads the fallback of a remote after a click when its current release is broken', async ({
  page,
  request,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/./);
  await deployOtherRelease(request, 'gallery', site, '// fails in the browser');
  const release = await fetchLiveRelease(request, 'gallery');
  await openCart(page);
  await breakRemote(page, release, 'its files are missing');
  await getGalleryLink(page).click();
  await expectGallery(page);
  expect(await isFirstDocument(page)).toBe(true);
});

test('shows the parts of a page with their releases in the outlines after a navigation', async ({
  page,
  request,
  site,
}) => {
  await page.context().addCookies([{ name: 'rangmala_outlines', value: '1', url: site.url }]);
  const { version } = await fetchLiveRelease(request, 'gallery');
  await openCart(page);
  const parts = page.getByRole('region', { name: 'Parts of this page' });
  await expect(parts).toContainText('shop/CartPage');
  await getGalleryLink(page).click();
  await expectGallery(page);
  await expect(parts).toContainText(`gallery/GalleryPage ${version}, `);
});
