import type { Page } from '@playwright/test';
import { holdRequests } from '../helpers/hold-requests.ts';
import { expectNoLayoutShift, recordLayoutShifts, visit } from '../helpers/page.ts';
import { findScreenPath, SCREENS } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const readScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('keeps the header in view, with a shadow from 20 pixels on', async ({ page }) => {
  await visit(page, '/shop/mugs');
  const banner = page.getByRole('banner');
  await scrollTo(page, 20);
  await expect(banner).toHaveCSS('box-shadow', 'none');
  await scrollTo(page, 21);
  await expect(banner).not.toHaveCSS('box-shadow', 'none');
  await expect(banner).toBeInViewport();
});

test('restores the scroll position when Back opens a document that still grows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/shop/mugs');
  await scrollTo(page, 1500);
  await expect.poll(() => readScrollTop(page)).toBe(1500);
  await page.goto('/about');
  await page.goBack();
  await expect(page).toHaveURL('/shop/mugs');
  // The footer is the last part that appears.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).waitFor();
  await expect.poll(() => readScrollTop(page)).toBe(1500);
});

for (const [width, name] of [
  [320, 'home'],
  [1280, 'art gallery'],
  [412, 'product'],
] as const) {
  test(`swaps late fonts on ${name} at ${width} px without a layout shift`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordLayoutShifts(page);
    const [screen] = SCREENS.filter((candidate) => candidate.name === name);
    await expectNoShiftWithLateFonts(page, screen ? await findScreenPath(screen, request) : '');
  });
}

test('loads the font of other Latin letters only for a page that has some', async ({ page }) => {
  /** Returns the first characters of the ranges of the loaded faces of a web font. */
  const readLoadedRanges = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family === 'Mukta' && status === 'loaded')
        .map(({ unicodeRange }) => unicodeRange.split('-')[0]),
    );
  await visit(page, '/about');
  await expect.poll(() => areWebFontsLoaded(page)).toBe(true);
  await expect.poll(readLoadedRanges).toEqual(['U+20', 'U+20']);

  await page.evaluate(() => document.querySelector('h1')?.insertAdjacentHTML('afterend', '<p>āmra</p>'));
  await expect.poll(readLoadedRanges).toContain('U+100');
});

/** Opens a page and delays the fonts until the page is painted. Expects no layout shift when the fonts are loaded. */
async function expectNoShiftWithLateFonts(page: Page, path: string): Promise<void> {
  const releaseFonts = await holdRequests(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await areWebFontsLoaded(page)).toBe(false);
  releaseFonts();
  await expect.poll(() => areWebFontsLoaded(page)).toBe(true);
  await expectNoLayoutShift(page);
}

/** Returns whether the web fonts of text and headings are loaded. */
function areWebFontsLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isLoaded = (family: string) =>
      [...document.fonts].some((face) => face.family === family && face.status === 'loaded');
    return isLoaded('Mukta') && isLoaded('Eczar');
  });
}
