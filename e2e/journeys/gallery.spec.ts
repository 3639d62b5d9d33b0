import type { Page } from '@playwright/test';
import { listArtists, listArtworks, getArtworkGrid } from '../helpers/artists.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import {
  expectNoLayoutShift,
  scrollThroughPage,
  listOversizedPictures,
  visit,
  recordLayoutShifts,
} from '../helpers/page.ts';
import { VIEWPORTS } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

const getHeading = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level });
const getFirstArtwork = (page: Page) => getArtworkGrid(page).getByRole('listitem').first();
const getLightbox = (page: Page) => page.getByRole('dialog');

for (const { name, viewport } of VIEWPORTS) {
  test.describe(name, () => {
    test.use({ viewport });

    test('leads from an artwork to the booking flow with its artist', async ({ page, request }) => {
      const artworks = await listArtworks(request);
      await recordLayoutShifts(page);
      await visit(page, '/art-gallery');
      for (const title of ['Featured artists', 'Testimonials', 'Artworks']) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      }
      await scrollThroughPage(page);
      await expectNoLayoutShift(page);
      expect(await listOversizedPictures(page), 'pictures larger than they are shown').toEqual([]);
      expect(await getArtworkGrid(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(40);

      const [first] = artworks;
      if (!first) throw new Error('The gallery has no artworks');
      await getFirstArtwork(page)
        .getByRole('link', { name: new RegExp(first.title) })
        .click();
      await expect(getLightbox(page)).toHaveAccessibleName(first.title);
      await expectNoAxeViolations(page);
      await getLightbox(page)
        .getByRole('link', { name: `Book ${first.artist_name}` })
        .click();
      await expect(page).toHaveURL(new RegExp(`/appointment\\?art_type=.+&artist=${first.artist_id}`));
    });

    test('switches artworks by keyboard, also with a key pressed while the lightbox opens', async ({
      page,
      request,
    }) => {
      const artworks = await listArtworks(request);
      const [first, second] = artworks;
      await visit(page, '/art-gallery');
      const artworkLink = getFirstArtwork(page).getByRole('link').first();
      await artworkLink.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await expect(getLightbox(page)).toHaveAccessibleName(second?.title ?? '');
      await page.keyboard.press('ArrowLeft');
      await expect(getLightbox(page)).toHaveAccessibleName(first?.title ?? '');
      await page.keyboard.press('+');
      await expect(getLightbox(page).getByRole('button', { name: 'Zoom out' })).toBeEnabled();
      await page.keyboard.press('Escape');
      await expect(getLightbox(page)).toBeHidden();
      await expect(artworkLink).toBeFocused();
      await expect(page).toHaveURL('/art-gallery');
    });

    test('opens a shared link to an artwork', async ({ page }) => {
      await visit(page, '/art-gallery');
      await getFirstArtwork(page).getByRole('link').first().click();
      const first = await getLightbox(page).getAttribute('aria-label');
      await getLightbox(page).getByRole('button', { name: 'Next artwork' }).click();
      await expect(getLightbox(page)).not.toHaveAccessibleName(first ?? '');
      const name = await getLightbox(page).getAttribute('aria-label');
      await visit(page, page.url());
      await expect(getLightbox(page)).toHaveAccessibleName(name ?? '');
      await getLightbox(page).getByRole('button', { name: 'Close' }).click();
      await expect(getLightbox(page)).toBeHidden();
      await expect(page).toHaveURL('/art-gallery');
      await expect(getHeading(page, 1)).toHaveText('Art Gallery');
    });

    test('searches and sorts artists, and keeps both in the URL', async ({ page, request }) => {
      const artists = await listArtists(request);
      const names = artists
        .map((artist) => artist.name)
        .sort((first, second) => first.localeCompare(second, 'en'));
      await visit(page, '/art-gallery/artist');
      await expect(getHeading(page, 2)).toHaveText(names);
      await page.getByLabel('Sort by').selectOption('Name Z-A');
      await expect(getHeading(page, 2)).toHaveText([...names].reverse());
      await expect(page).toHaveURL('/art-gallery/artist?sort=name-desc');
      await visit(page, '/art-gallery/artist');
      const [artistName = ''] = names;
      await page.getByLabel('Search artists').fill(artistName.toUpperCase());
      await expect(getHeading(page, 2)).toHaveText([artistName]);
      await expect(page.getByText(`1 artist for “${artistName.toUpperCase()}”`)).toBeVisible();
      await page.waitForURL(/search=/);
      await visit(page, page.url());
      await expect(getHeading(page, 2)).toHaveText([artistName]);
      await page.getByLabel('Search artists').fill('zzz');
      await expect(page.getByRole('heading', { name: 'No artists found.' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Show all artists' }).click();
      await expect(getHeading(page, 2)).toHaveText(names);
    });

    test('sorts and filters art types, and leads to the booking flow', async ({ page, request }) => {
      const { art_types } = (await (await request.get('/api/art-gallery/type')).json()) as {
        art_types: { name: string }[];
      };
      await visit(page, '/art-gallery/type');
      const types = page.getByRole('region', { name: 'Art types' }).getByRole('heading', { level: 3 });
      await expect(types).toHaveText(art_types.map((artType) => artType.name));
      await page.getByLabel('Sort by').selectOption('Type name');
      const byName = art_types
        .map((artType) => artType.name)
        .sort((first, second) => first.localeCompare(second, 'en'));
      await expect(types).toHaveText(byName);

      const [artTypeName = ''] = byName;
      await page.getByLabel('Filter by art type').selectOption(artTypeName);
      await expect(page.getByRole('heading', { name: `Artists who work in ${artTypeName}` })).toBeVisible();
      await expectNoAxeViolations(page);
      await page
        .getByRole('link', { name: /^Book / })
        .first()
        .click();
      await expect(page).toHaveURL(/\/appointment\?art_type=.+&artist=.+/);
    });
  });
}

test('zooms and pans a picture by mouse', async ({ page }) => {
  await visit(page, '/art-gallery');
  await getFirstArtwork(page).getByRole('link').first().click();
  const zoomOutButton = getLightbox(page).getByRole('button', { name: 'Zoom out' });
  await expect(zoomOutButton).toHaveAttribute('aria-disabled', 'true');
  await page.mouse.click(640, 300);
  await expect(zoomOutButton).toHaveAttribute('aria-disabled', 'false');
  await page.mouse.down();
  await page.mouse.move(500, 260, { steps: 3 });
  await page.mouse.up();
  await expect(zoomOutButton).toHaveAttribute('aria-disabled', 'false');
  await page.mouse.click(640, 300);
  await expect(zoomOutButton).toHaveAttribute('aria-disabled', 'true');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('swipes and pinches the lightbox', async ({ page }) => {
    await visit(page, '/art-gallery');
    await getFirstArtwork(page).getByRole('link').first().tap();
    const first = (await getLightbox(page).getAttribute('aria-label')) ?? '';
    await swipe(page, -120);
    await expect(getLightbox(page)).not.toHaveAccessibleName(first);
    await swipe(page, 120);
    await expect(getLightbox(page)).toHaveAccessibleName(first);
    const zoomOutButton = getLightbox(page).getByRole('button', { name: 'Zoom out' });
    await pinch(page, 60, 180);
    await expect(zoomOutButton).toHaveAttribute('aria-disabled', 'false');
    expect(await page.evaluate(() => visualViewport?.scale), 'the page itself is not zoomed').toBe(1);
    await pinch(page, 240, 40);
    await expect(zoomOutButton).toHaveAttribute('aria-disabled', 'true');
  });
});

/** Swipes across the opened picture by `distance` pixels: to the right, or to the left when negative. */
const swipe = (page: Page, distance: number) =>
  sendTouches(page, (progress) => [{ id: 1, x: 180 + distance * progress, y: 300 }]);

/** Moves two fingers on the picture. `from` and `to` are the distances between the fingers in pixels. */
const pinch = (page: Page, from: number, to: number) =>
  sendTouches(page, (progress) => {
    const halfDistance = (from + (to - from) * progress) / 2;
    return [
      { id: 1, x: 180 - halfDistance, y: 300 },
      { id: 2, x: 180 + halfDistance, y: 300 },
    ];
  });

/** Sends touch events. `computePoints` returns the points for a progress from 0 (start) to 1 (end). */
async function sendTouches(
  page: Page,
  computePoints: (progress: number) => { id: number; x: number; y: number }[],
) {
  const client = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: ReturnType<typeof computePoints>,
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', computePoints(0));
  for (let step = 1; step <= 4; step++) await send('touchMove', computePoints(step / 4));
  await send('touchEnd', []);
  await client.detach();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows artworks, artists and art types, and searches', async ({ page, request }) => {
    const [artist] = await listArtists(request);
    await page.goto('/art-gallery');
    expect(await getArtworkGrid(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(40);
    await getFirstArtwork(page).getByRole('link').first().click();
    await expect(page.getByRole('link', { name: /^Book / }).first()).toBeVisible();
    await expect(page).toHaveURL(/artwork=/);

    await page.goto('/art-gallery/artist');
    await page.getByLabel('Search artists').fill(artist?.name ?? '');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(getHeading(page, 2)).toHaveText([artist?.name ?? '']);

    await page.goto('/art-gallery/type');
    await page.getByLabel('Filter by art type').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Artists who work in/ })).toBeVisible();
  });
});
