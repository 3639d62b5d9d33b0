import type { Page } from '@playwright/test';
import { listArtworks, getArtworkGrid } from '../helpers/artists.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import { visit } from '../helpers/page.ts';
import { NARROW } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';
import { moveFingers } from '../helpers/touch.ts';

const getFirstArtwork = (page: Page) => getArtworkGrid(page).getByRole('listitem').first();
const getLightbox = (page: Page) => page.getByRole('dialog');

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
  test.use({ viewport: NARROW, hasTouch: true });

  test('swipes and pinches a picture, opens its link, and leads to a booking', async ({ page, request }) => {
    const [artwork] = await listArtworks(request);
    await visit(page, '/art-gallery');
    await getFirstArtwork(page).getByRole('link').first().tap();
    const first = artwork?.title ?? '';
    await expect(getLightbox(page)).toHaveAccessibleName(first);
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

    await visit(page, page.url());
    await expect(getLightbox(page)).toHaveAccessibleName(first);
    await expectNoAxeViolations(page);
    await getLightbox(page)
      .getByRole('link', { name: `Book ${artwork?.artist_name}` })
      .tap();
    await expect(page).toHaveURL(new RegExp(`/appointment\\?art_type=.+&artist=${artwork?.artist_id}`));
  });
});

/** Swipes across the opened picture by `distance` pixels: to the right, or to the left when negative. */
const swipe = (page: Page, distance: number) =>
  moveFingers(page, { from: { x: 160, y: 300 }, to: { x: 160 + distance, y: 300 } });

/** Moves two fingers on the picture. `from` and `to` are the distances between the fingers in pixels. */
const pinch = (page: Page, from: number, to: number) =>
  moveFingers(
    page,
    { from: { x: 160 - from / 2, y: 300 }, to: { x: 160 - to / 2, y: 300 } },
    { from: { x: 160 + from / 2, y: 300 }, to: { x: 160 + to / 2, y: 300 } },
  );
