import type { Page } from '@playwright/test';
import { getButton, signInNewCustomer } from '../helpers/accounts.ts';
import { signInArtist } from '../helpers/artists.ts';
import { bookByApi, findFreeSession } from '../helpers/booking.ts';
import { createPng } from '../helpers/files.ts';
import { orderAndPay } from '../helpers/orders.ts';
import { expectNoHorizontalScrolling, visit, waitForHydration } from '../helpers/page.ts';
import { expectCartCount, formatRupees, openCart } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

const PHONE = { width: 390, height: 844 };

/** Hands over a version of the design on the artist's page of the session. */
async function handOver(artist: Page, fileName: string): Promise<void> {
  const main = artist.getByRole('main');
  await main.getByRole('button', { name: 'Hand over design' }).click();
  const form = main.getByRole('form', { name: 'Hand over design' });
  await form
    .getByLabel('Pictures or drawings')
    .setInputFiles(createPng(fileName, [fileName.length, 90, 160], 1200));
  await expect(form.getByText(/^1200 × 1200 pixels\. Sharp on mugs/)).toBeVisible();
  await form.getByLabel('Title').fill('Peacock');
  await form.getByRole('button', { name: 'Hand over design' }).click();
  await expect(main.getByText(/^Waiting for Asha Rao to approve it/)).toBeVisible();
}

test('brings a design from a session to a paid mug, and the artist a share', async ({
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
  await signInArtist(artist, session.artist.id);

  await visit(page, '/account/appointments');
  await page.getByRole('main').getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('A peacock, please');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await visit(artist, `/artists/${session.artist.id}/sessions/${id}`);
  await expect(artist.getByRole('log')).toContainText('A peacock, please');
  await handOver(artist, 'first.png');
  await expectNoHorizontalScrolling(artist);

  await visit(page, `/account/appointments/${id}/chat`);
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
  const products = page.getByRole('list', { name: 'Your design on products' }).getByRole('button');
  await expect(products.first().locator('img')).toHaveJSProperty('complete', true);
  await expectNoHorizontalScrolling(page);
  await products.first().click();
  await expect(page).toHaveURL(/\/product\/.+\?design=/);
  const editor = page.getByRole('dialog', { name: /^Personalise/ });
  await editor.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(editor.getByRole('textbox', { name: 'Type here' })).toBeFocused();
  await page.keyboard.type('Asha');
  await editor.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: session.artist.name })).toBeVisible();
  await getButton(page, 'Buy With Custom Design').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).click();
  await expectCartCount(page, 1);

  await openCart(page);
  await orderAndPay(page);

  // The demo shop has no GSTIN, so the price is without tax. The artist's share is a tenth of it.
  const total = await page.getByRole('row', { name: /^Total/ }).innerText();
  const price = Number(total.replace(/[^\d.]/g, ''));
  await visit(artist, `/artists/${session.artist.id}/earnings`);
  const sale = artist.getByRole('region', { name: 'Sales and payments' }).getByRole('listitem').first();
  await expect(sale).toContainText(`10 % of ${formatRupees(price)}`);
  await expect(sale).toContainText(formatRupees(price / 10));
  await artistContext.close();
});
