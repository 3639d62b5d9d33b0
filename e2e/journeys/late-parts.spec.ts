import { signInNewCustomer } from '../helpers/accounts.ts';
import { listArtworks } from '../helpers/artists.ts';
import { createPng } from '../helpers/files.ts';
import { holdRequests } from '../helpers/hold-requests.ts';
import { expectNoLayoutShift, recordLayoutShifts, waitForHydration } from '../helpers/page.ts';
import { fetchFirstProduct } from '../helpers/screens.ts';
import { expectCartCount } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

/* These tests open pages with a part that is hydrated after the page around it. The code of such a part is in a
   chunk whose file name begins with a number. */

const isNumberedChunk = (app: string) => (url: URL) =>
  new RegExp(`^/r/${app}/.*/\\d+\\.[0-9a-f]+\\.js$`).test(url.pathname);

for (const visitor of ['guest', 'customer'] as const) {
  test(`uses the file and the clicks of a ${visitor} who is faster than the code of the buy section`, async ({
    page,
    request,
  }) => {
    if (visitor === 'customer') await signInNewCustomer(page);
    const chunks = await holdRequests(page, isNumberedChunk('shop'));
    await page.goto(`/product/${(await fetchFirstProduct(request)).id}`);
    await waitForHydration(page);
    await expect.poll(() => chunks.urls.length).toBeGreaterThan(0);
    const main = page.getByRole('main');
    await main.getByLabel('Upload your design').setInputFiles(createPng('design.png'));
    await main.getByRole('button', { name: 'Add as Shown' }).focus();
    await page.keyboard.press('Enter');
    await expectCartCount(page, 0);
    chunks.release();
    await expectCartCount(page, 1);
    await expect(main.getByRole('button', { name: 'Buy With Custom Design' })).toBeVisible();
  });
}

test('lays out the details of a product late on a phone, and shows them before and after hydration', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto(`/product/${(await fetchFirstProduct(request)).id}`, { waitUntil: 'domcontentloaded' });
  const details = page.getByRole('table', { name: 'Details' });
  const readContentVisibility = () =>
    details.evaluate((table) => getComputedStyle(table.parentElement as Element).contentVisibility);
  await expect(details).toBeVisible();
  expect(await readContentVisibility()).toBe('auto');
  scripts.release();
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect.poll(readContentVisibility).toBe('visible');
  await expect(details).toBeVisible();
});

for (const { screen, width, height, laterParts } of [
  { screen: 'a phone', width: 412, height: 823, laterParts: ['views', 'choices', 'details'] },
  { screen: 'a high, narrow screen', width: 600, height: 1000, laterParts: ['views'] },
  { screen: 'a desktop', width: 1280, height: 823, laterParts: [] },
]) {
  test(`leaves ${laterParts.length} parts of a product out of the first frame on ${screen}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    await recordLayoutShifts(page);
    const scripts = await holdRequests(page, '**/*.js');
    await page.goto(`/product/${(await fetchFirstProduct(request)).id}`, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    const parts = {
      views: main.getByRole('list', { name: 'Views' }),
      choices: main.getByRole('group', { name: /^Quantity of/ }).locator('..'),
      details: main.getByRole('table', { name: 'Details' }).locator('..'),
      buttons: main.locator('[data-buy-panel] > :last-child'),
    };
    const hiddenParts = [];
    for (const [name, part] of Object.entries(parts)) {
      await expect(part).toBeVisible();
      if ((await part.evaluate(readFirstFrame)) === 'hidden') hiddenParts.push(name);
    }
    expect(hiddenParts).toEqual(laterParts);
    scripts.release();
    await waitForHydration(page);
    await expectNoLayoutShift(page);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => parts.choices.evaluate((choices) => getComputedStyle(choices).animationName))
      .toBe('none');
  });
}

/** Returns the content visibility of an element in its first frame: starts its animations again and pauses them. */
function readFirstFrame(element: Element): string {
  const { style } = element as HTMLElement;
  style.animationName = 'none';
  const isAtEnd = getComputedStyle(element).contentVisibility !== 'hidden';
  style.removeProperty('animation-name');
  for (const animation of element.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
  const { contentVisibility } = getComputedStyle(element);
  for (const animation of element.getAnimations()) animation.finish();
  return isAtEnd ? contentVisibility : 'always hidden';
}

test('applies an arrow key that is pressed on an artwork before the artworks are hydrated', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    /** Clicks a link, and returns whether the page holds the click. Stops a click that is not held. */
    const tryClick = (link: Element) => {
      let isHeld = true;
      const stopClick = (event: Event) => {
        isHeld = false;
        event.preventDefault();
        event.stopPropagation();
      };
      document.addEventListener('click', stopClick, { capture: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      document.removeEventListener('click', stopClick, { capture: true });
      return isHeld;
    };
    const openArtwork = () => {
      const link = document.querySelector('[data-opens-lightbox]');
      if (!link || !tryClick(link)) return void setTimeout(openArtwork, 5);
      // In the same task as the click, so that React hydrates nothing in between.
      link.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      );
    };
    openArtwork();
  });
  const artworks = await listArtworks(request);
  await page.goto('/art-gallery');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(artworks[1]?.title ?? '');
});

test('keeps the choice of a visitor who is faster than the code of the appointment form', async ({
  page,
}) => {
  const chunks = await holdRequests(page, isNumberedChunk('booking'));
  await page.goto('/appointment');
  await waitForHydration(page);
  await expect.poll(() => chunks.urls.length).toBeGreaterThan(0);
  const artType = page.getByRole('group', { name: 'Art type' }).getByRole('radio').first();
  await artType.check();
  await expect(page).toHaveURL('/appointment');
  chunks.release();
  await expect(artType).toBeChecked();
  await expect(page).toHaveURL(/art_type=/);
});

test('keeps the choice of a visitor who is faster than all scripts', async ({ page }) => {
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto('/appointment', { waitUntil: 'domcontentloaded' });
  const artType = page.getByRole('group', { name: 'Art type' }).getByRole('radio').first();
  await artType.check();
  scripts.release();
  await expect(page).toHaveURL(/art_type=/);
  await expect(artType).toBeChecked();
});

test('shows an error instead of the page when the code of the buy section cannot be loaded', async ({
  page,
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/./);
  let isBroken = true;
  await page.route(isNumberedChunk('shop'), (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(`/product/${(await fetchFirstProduct(request)).id}`);
  const retryButton = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await expect(retryButton).toBeVisible();
  isBroken = false;
  await retryButton.click();
  await page.getByRole('main').getByRole('button', { name: 'Add as Shown' }).click();
  await expectCartCount(page, 1);
});
