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
  deployVariant,
} from '../helpers/remotes.ts';
import { expectCartCount } from '../helpers/shop.ts';
import { startSite } from '../helpers/site.ts';
import { createTeamToken } from '../helpers/team.ts';
import { expect, test } from '../helpers/test.ts';

/** Time in milliseconds that one step of the clock skips; longer than LOAD_TIMEOUT_MS of `browser-loader.ts`. */
const CLOCK_STEP_MS = 9_000;

const failures = Object.keys(FAILURES) as Failure[];

/** Returns the panel that the page shows instead of the failed remote. */
function getErrorPanel(page: Page) {
  return page.getByRole('main').getByRole('alert').filter({ hasText: 'could not load' });
}

async function expectErrorPanel(page: Page): Promise<void> {
  const panel = getErrorPanel(page);
  await expect(panel).toBeVisible();
  await expect(panel).toContainText('shop');
  await expect(panel.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(panel.getByRole('link').first()).toHaveAttribute('href', /^(mailto|tel):/);
}

/** Moves the page's clock forward until the panel is shown. */
async function advanceClockToErrorPanel(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(CLOCK_STEP_MS);
      return getErrorPanel(page).isVisible();
    })
    .toBe(true);
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
  test(`the shop: ${failure}: names it on its page, keeps the rest, and loads the page on Try Again after the repair`, async ({
    page,
    request,
    consoleMessages,
  }) => {
    consoleMessages.allow(/./);
    const isHanging = failure === 'its files never load';
    if (isHanging) await page.clock.install();
    const release = await fetchLiveRelease(request, 'shop');
    const repair = await breakRemote(page, release, failure);
    const report = waitForReport(page);
    await visit(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page).toHaveURL('/shop');
    if (isHanging) await advanceClockToErrorPanel(page);
    await expectErrorPanel(page);
    expect(await report).toMatchObject({ app: 'shop', version: release.version });
    await repair();
    await getErrorPanel(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Mugs', exact: true })).toBeVisible();
    await expect(getErrorPanel(page)).toBeHidden();
  });
}

for (const failure of ['its files are missing', 'it throws when it is first rendered'] as const) {
  test(`the shop: ${failure}: replaces only its own part of a page from the server`, async ({
    page,
    request,
    consoleMessages,
  }) => {
    consoleMessages.allow(/./);
    await breakRemote(page, await fetchLiveRelease(request, 'shop'), failure);
    await page.goto('/shop/mugs');
    await expectErrorPanel(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.goto('/');
    await expectErrorPanel(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Explore Full Gallery' })).toBeVisible();
    await expectOtherPartsToWork(page);
  });
}

test('keeps the rendered page readable while a slow remote loads', async ({ page, request }) => {
  const { base } = await fetchLiveRelease(request, 'shop');
  const releaseFiles = await holdRequests(page, (url) =>
    url.pathname.startsWith(new URL(base, url).pathname),
  );
  await page.goto('/shop/mugs', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Mugs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  releaseFiles();
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
    await deployVariant(request, 'shop', site, { token: createTeamToken('shop', site) });
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
  await breakRemote(page, await fetchLiveRelease(request, 'gallery'), 'its files are missing');
  await visit(page, '/');
  await expect(getErrorPanel(page).filter({ hasText: 'gallery' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mugs', exact: true }).first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expectCartCount(page, 1);
});
