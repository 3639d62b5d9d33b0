import type { Page } from '@playwright/test';
import { waitForHydration, visit } from '../helpers/page.ts';
import {
  breakRemote,
  FAILURES,
  type Failure,
  liveRelease,
  nextReport,
  releasesOf,
  shipAnother,
} from '../helpers/remotes.ts';
import { expectCartCount } from '../helpers/shop.ts';
import { startSite } from '../helpers/site.ts';
import { expect, test } from '../helpers/test.ts';

/** A remote that fails at once is tried twice; on a busy machine that takes its time. */
const GIVEN_UP_MS = 30_000;

/** More than one try of a remote that never answers. */
const A_TRY_MS = 9_000;

const failures = Object.keys(FAILURES) as Failure[];

/** The place where the remote should be: says what is missing, how to try again and how else to reach us. */
function brokenPlace(page: Page) {
  return page.getByRole('main').getByRole('alert').filter({ hasText: 'could not load' });
}

async function expectBrokenPlace(page: Page): Promise<void> {
  const place = brokenPlace(page);
  await expect(place).toBeVisible({ timeout: GIVEN_UP_MS });
  await expect(place).toContainText('shop');
  await expect(place.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(place.getByRole('link').first()).toHaveAttribute('href', /^(mailto|tel):/);
}

/** The page's clock runs on, as far as it takes for what never answers to be given up. */
async function waitLong(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(A_TRY_MS);
    await expect(brokenPlace(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: GIVEN_UP_MS });
}

/** Opens an address without waiting for its load event, which files that never come hold up for ever. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
}

function gate(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** Header, footer and the screens of other apps work as ever. */
async function expectTheRestToWork(page: Page): Promise<void> {
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
    const isHanging = failure === 'its files never come';

    test.beforeEach(async ({ page, complaints }) => {
      complaints.allow(/./);
      if (isHanging) await page.clock.install();
    });

    test('its slot on the home page says so, the rest lives', async ({ page, request }) => {
      await breakRemote(page, await liveRelease(request, 'shop'), failure);
      await open(page, '/');
      if (isHanging) await waitLong(page);
      await expectBrokenPlace(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Explore Full Gallery' })).toBeVisible();
      await expectTheRestToWork(page);
    });

    test('its page opened by address says so, the rest lives', async ({ page, request }) => {
      await breakRemote(page, await liveRelease(request, 'shop'), failure);
      await open(page, '/shop/mugs');
      if (isHanging) await waitLong(page);
      await expectBrokenPlace(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectTheRestToWork(page);
    });

    test('its page reached by a link says so, and Try Again brings it once it is mended', async ({
      page,
      request,
    }) => {
      const mend = await breakRemote(page, await liveRelease(request, 'shop'), failure);
      await visit(page, '/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
      await expect(page).toHaveURL('/shop');
      if (isHanging) await waitLong(page);
      await expectBrokenPlace(page);
      await mend();
      await brokenPlace(page).getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('main').getByRole('link', { name: 'Mugs' })).toBeVisible();
      await expect(brokenPlace(page)).toBeHidden();
    });
  });
}

test('what failed is reported with remote and version', async ({ page, request, complaints }) => {
  complaints.allow(/./);
  const release = await liveRelease(request, 'shop');
  await breakRemote(page, release, 'its files are missing');
  const report = nextReport(page);
  await page.goto('/shop');
  expect(await report).toMatchObject({ app: 'shop', version: release.version, phase: 'load' });
});

test('a remote that comes slowly is waited for, its page readable meanwhile', async ({ page, request }) => {
  const { base } = await liveRelease(request, 'shop');
  const { promise: opened, resolve: letThrough } = gate();
  await page.route(
    (url) => url.pathname.startsWith(new URL(base, url).pathname),
    async (route) => {
      await opened;
      await route.continue();
    },
  );
  await open(page, '/shop/mugs');
  await expect(page.getByRole('heading', { level: 1, name: 'Mugs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  letThrough();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expectCartCount(page, 1);
});

test('a remote whose newest release is broken comes from the release before', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/./);
  const site = await startSite();
  try {
    await shipAnother(request, 'shop', site);
    const [newest, before] = await releasesOf(request, 'shop', site.url);
    expect(before?.version).not.toBe(newest.version);
    for (const [number, failure] of (
      ['its files are missing', 'it throws when it is first drawn'] as const
    ).entries()) {
      const mend = await breakRemote(page, newest, failure);
      await visit(page, `${site.url}/shop/mugs`);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expectCartCount(page, number + 1);
      await expect(brokenPlace(page)).toBeHidden();
      await mend();
    }
  } finally {
    await site.stop();
  }
});

test('the gallery broken, the shop sells on', async ({ page, request, complaints }) => {
  complaints.allow(/./);
  await breakRemote(page, await liveRelease(request, 'gallery'), 'its files answer with 500');
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('alert').filter({ hasText: 'gallery' })).toBeVisible({ timeout: GIVEN_UP_MS });
  await page.getByRole('main').getByRole('link', { name: 'Mugs' }).first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expectCartCount(page, 1);
});
