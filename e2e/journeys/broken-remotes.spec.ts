import type { Page } from '@playwright/test';
import { holdRequests } from '../helpers/hold-requests.ts';
import { waitForHydration, visit } from '../helpers/page.ts';
import {
  breakRemote,
  FAILURES,
  type Failure,
  fetchLiveRelease,
  waitForReport,
  fetchReleases,
  deployOtherRelease,
} from '../helpers/remotes.ts';
import { expectCartCount } from '../helpers/shop.ts';
import { startSite } from '../helpers/site.ts';
import { expect, test } from '../helpers/test.ts';

/** Longest wait for the error panel in milliseconds. The page shows the panel after two attempts to load the remote. */
const ERROR_PANEL_TIMEOUT_MS = 30_000;

/** Time in milliseconds that one step of the clock skips; longer than LOAD_TIMEOUT_MS of `browser-loader.ts`. */
const CLOCK_STEP_MS = 9_000;

const failures = Object.keys(FAILURES) as Failure[];

/** Returns the panel that the page shows instead of the failed remote. */
function getErrorPanel(page: Page) {
  return page.getByRole('main').getByRole('alert').filter({ hasText: 'could not load' });
}

async function expectErrorPanel(page: Page): Promise<void> {
  const panel = getErrorPanel(page);
  await expect(panel).toBeVisible({ timeout: ERROR_PANEL_TIMEOUT_MS });
  await expect(panel).toContainText('shop');
  await expect(panel.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(panel.getByRole('link').first()).toHaveAttribute('href', /^(mailto|tel):/);
}

/** Moves the page's clock forward until the panel is shown. */
async function advanceClockToErrorPanel(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(CLOCK_STEP_MS);
    await expect(getErrorPanel(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: ERROR_PANEL_TIMEOUT_MS });
}

/** Waits until the home page has loaded the gallery, because the skipped time would end this load too. */
async function waitForGallery(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Explore Full Gallery' });
  await expect
    .poll(() =>
      link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);
}

/** Opens a path without waiting for the load event. This event does not occur while a file hangs. */
async function openWithoutWaiting(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
}

/** Expects that header, footer and the pages of other apps work. */
async function expectOtherPartsToWork(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectCartCount(page, 0);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Art Gallery' }).click();
  await expect(page).toHaveURL('/art-gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
}

for (const failure of failures) {
  test.describe(`the shop: ${failure}`, () => {
    const isHanging = failure === 'its files never load';

    test.beforeEach(async ({ page, consoleMessages }) => {
      consoleMessages.allow(/./);
      if (isHanging) await page.clock.install();
    });

    test('shows a message in its slot on the home page, and the rest works', async ({ page, request }) => {
      await breakRemote(page, await fetchLiveRelease(request, 'shop'), failure);
      await openWithoutWaiting(page, '/');
      if (isHanging) {
        await waitForGallery(page);
        await advanceClockToErrorPanel(page);
      }
      await expectErrorPanel(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Explore Full Gallery' })).toBeVisible();
      await expectOtherPartsToWork(page);
    });

    test('shows a message on its page opened by URL, and the rest works', async ({ page, request }) => {
      await breakRemote(page, await fetchLiveRelease(request, 'shop'), failure);
      await openWithoutWaiting(page, '/shop/mugs');
      if (isHanging) await advanceClockToErrorPanel(page);
      await expectErrorPanel(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectOtherPartsToWork(page);
    });

    test('shows a message on its page opened by a link, and loads the page on Try Again after the repair', async ({
      page,
      request,
    }) => {
      const repair = await breakRemote(page, await fetchLiveRelease(request, 'shop'), failure);
      await visit(page, '/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
      await expect(page).toHaveURL('/shop');
      if (isHanging) await advanceClockToErrorPanel(page);
      await expectErrorPanel(page);
      await repair();
      await getErrorPanel(page).getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('main').getByRole('link', { name: 'Mugs' })).toBeVisible();
      await expect(getErrorPanel(page)).toBeHidden();
    });
  });
}

test('reports a failure with remote and version', async ({ page, request, consoleMessages }) => {
  consoleMessages.allow(/./);
  const release = await fetchLiveRelease(request, 'shop');
  await breakRemote(page, release, 'its files are missing');
  const report = waitForReport(page);
  await page.goto('/shop');
  expect(await report).toMatchObject({ app: 'shop', version: release.version, phase: 'load' });
});

test('keeps the rendered page readable while a slow remote loads', async ({ page, request }) => {
  const { base } = await fetchLiveRelease(request, 'shop');
  const files = await holdRequests(page, (url) => url.pathname.startsWith(new URL(base, url).pathname));
  await openWithoutWaiting(page, '/shop/mugs');
  await expect(page.getByRole('heading', { level: 1, name: 'Mugs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  files.release();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expectCartCount(page, 1);
});

test('loads the fallback of a remote when its current release is broken', async ({
  page,
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/./);
  const site = await startSite();
  try {
    await deployOtherRelease(request, 'shop', site);
    const [newest, fallback] = await fetchReleases(request, 'shop', site.url);
    expect(fallback?.version).not.toBe(newest.version);
    for (const [number, failure] of (
      ['its files are missing', 'it throws when it is first rendered'] as const
    ).entries()) {
      const repair = await breakRemote(page, newest, failure);
      await visit(page, `${site.url}/shop/mugs`);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expectCartCount(page, number + 1);
      await expect(getErrorPanel(page)).toBeHidden();
      await repair();
    }
  } finally {
    await site.stop();
  }
});

test('sells from the shop while the gallery is broken', async ({ page, request, consoleMessages }) => {
  consoleMessages.allow(/./);
  await breakRemote(page, await fetchLiveRelease(request, 'gallery'), 'its files return 500');
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('alert').filter({ hasText: 'gallery' })).toBeVisible({
    timeout: ERROR_PANEL_TIMEOUT_MS,
  });
  await page.getByRole('main').getByRole('link', { name: 'Mugs' }).first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expectCartCount(page, 1);
});

/** Number of page components that the bundle returns before the endless loop begins. The release checks need fewer. */
const USES_BEFORE_LOOP = 60;

/** Headers of a visitor for whom the site renders each page, because the cookie could belong to a customer. */
const UNCACHED = { cookie: 'rangmala_session=unknown' };

/**
 * Code for the end of a server bundle: reading a page component never ends after the first {@link USES_BEFORE_LOOP}
 * reads.
 */
const ENDLESS_LOOP = `
const pages = module.exports.modules;
let uses = 0;
module.exports = { modules: Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, {
  ...page,
  get default() {
    uses += 1;
    if (uses > ${USES_BEFORE_LOOP}) for (;;);
    return page.default;
  },
}])) };
`;

test('serves the other pages and the rollback while a remote is in an endless loop', async ({
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/./);
  // Disables automatic rollbacks, because the test rolls the broken release back itself.
  const site = await startSite({ AUTO_ROLLBACK: 'off' });
  try {
    const token = await deployOtherRelease(request, 'shop', site, ENDLESS_LOOP);
    const visitPages = async () => {
      const shopPage = request.get(`${site.url}/shop/mugs`, { headers: UNCACHED });
      const [aboutResponse, healthResponse] = await Promise.all([
        request.get(`${site.url}/about`, { headers: UNCACHED }),
        request.get(`${site.url}/api/health`),
      ]);
      expect([aboutResponse.status(), healthResponse.status()]).toEqual([200, 200]);
      expect(await aboutResponse.text()).toContain('<h1');
      return shopPage;
    };
    for (let number = 0; number < USES_BEFORE_LOOP + 20; number += 1) {
      const response = await visitPages();
      expect(response.status()).toBe(200);
      // The fallback renders the page while the new release is skipped.
      expect(await response.text()).toContain('Mugs');
    }
    const rollbackResponse = await request.post(`${site.url}/_releases/shop/rollback`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(rollbackResponse.status()).toBe(200);
    const status = await request.get(`${site.url}/_releases`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { apps } = (await status.json()) as {
      apps: { app: string; other: { state: string }[]; history: { reason: string }[] }[];
    };
    const shop = apps.find(({ app }) => app === 'shop');
    expect(shop?.other.map(({ state }) => state)).toEqual(['rolled back']);
  } finally {
    await site.stop();
  }
});
