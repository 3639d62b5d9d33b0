import type { Page } from '@playwright/test';
import { signInNewCustomer } from '../helpers/accounts.ts';
import { signInArtistByApi } from '../helpers/artists.ts';
import { bookByApi, findFreeSession } from '../helpers/booking.ts';
import { createPng } from '../helpers/files.ts';
import { expectNoHorizontalScrolling, visit, waitForHydration } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

const PHONE = { width: 390, height: 844 };

async function openPage(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await waitForHydration(page);
}

/** Hands over a version of the design on the artist's page of the session. */
async function handOver(artist: Page, fileName: string): Promise<void> {
  const main = artist.getByRole('main');
  await main.getByRole('button', { name: 'Hand over design' }).click();
  const form = main.getByRole('form', { name: 'Hand over design' });
  await form.getByLabel('Pictures or drawings').setInputFiles(createPng(fileName, fileName.length, 1200));
  await expect(form.getByText(/^1200 × 1200 pixels\. Sharp on mugs/)).toBeVisible();
  await form.getByLabel('Title').fill('Peacock');
  await form.getByRole('button', { name: 'Hand over design' }).click();
  await expect(main.getByText(/^Waiting for Asha Rao to approve it/)).toBeVisible();
}

test('brings a design from the session to a product: thread, hand-over, change, approval, editor', async ({
  page,
  browser,
  site,
}) => {
  await page.setViewportSize(PHONE);
  await signInNewCustomer(page);
  const session = await findFreeSession(page.request);
  const id = await bookByApi(page, session, { slotIndex: 3 });
  const artistContext = await browser.newContext({ baseURL: site.url, viewport: PHONE });
  const artist = await artistContext.newPage();
  await signInArtistByApi(artist, session.artist.id);

  await openPage(page, '/account/appointments');
  await page.getByRole('main').getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('A peacock, please');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await openPage(artist, `/artists/${session.artist.id}/sessions/${id}`);
  await expect(artist.getByRole('log')).toContainText('A peacock, please');
  await handOver(artist, 'first.png');
  await expectNoHorizontalScrolling(artist);

  await openPage(page, `/account/appointments/${id}/chat`);
  const design = page.getByRole('region', { name: `Your design by ${session.artist.name}` });
  await design.getByRole('button', { name: 'Ask for a change' }).click();
  await design.getByRole('button', { name: 'Set a mark on Peacock' }).click({ position: { x: 40, y: 60 } });
  await design.getByRole('textbox', { name: 'Mark 1' }).fill('Bluer');
  await design.getByRole('textbox', { name: 'What should change?' }).fill('A longer tail');
  await expectNoHorizontalScrolling(page);
  await design.getByRole('button', { name: `Send to ${session.artist.name}` }).click();
  await expect(design.getByText('“A longer tail”')).toBeVisible();

  await artist.reload();
  await waitForHydration(artist);
  await expect(artist.getByText('“A longer tail”')).toBeVisible();
  await handOver(artist, 'second.png');

  await page.reload();
  await waitForHydration(page);
  await design.getByRole('button', { name: 'Approve' }).click();
  await design.getByRole('link', { name: 'Put it on a product' }).click();
  const products = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(products.first().getByRole('img')).toHaveJSProperty('complete', true);
  await expectNoHorizontalScrolling(page);
  await products
    .first()
    .getByRole('button', { name: /^Put it on/ })
    .click();
  await expect(page).toHaveURL(/\/product\/.+\?design=/);
  await expect(page.getByRole('region', { name: 'Design editor' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: session.artist.name })).toBeVisible();
  await artistContext.close();
});
