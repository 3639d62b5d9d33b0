import { join } from 'node:path';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import { runOrderCommand, placeOrder } from '../helpers/orders.ts';
import { expectNoHorizontalScrolling, visit } from '../helpers/page.ts';
import { fetchFirstProduct, NARROW } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

/** Matches both texts, because the test gateway may complete a refund before or after the page is loaded. */
const PARTLY_REFUNDED = /^Payment: (Partly refunded|Partial refund on its way)$/;

test.use({ viewport: NARROW });

test('shows the states and documents of an order, readable at 320 px', async ({ page, request, site }) => {
  const mug = await fetchFirstProduct(request);
  const runCommand = (...args: string[]) => runOrderCommand(site, ...args);
  const main = page.getByRole('main');

  /** Opens the order's page. Expects the status and the payment, no axe violations and no horizontal scrolling. */
  async function expectStatus(path: string, status: string, payment: string | RegExp): Promise<void> {
    await visit(page, path);
    await expect(main.getByRole('region', { name: 'Status' }).getByText(status).first()).toBeVisible();
    await expect(main.getByText(/^Payment: /)).toHaveText(payment);
    await expectNoAxeViolations(page);
    await expectNoHorizontalScrolling(page);
  }

  const { number, path, token } = await placeOrder(request, mug, 2);
  await expectStatus(path, 'Awaiting payment', 'Payment: Not paid yet');
  await page.goto(`/pay/${number}?token=${token}`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Thank you! Your order is confirmed.')).toBeVisible();
  await expectNoAxeViolations(page);

  await runCommand('produce', number);
  await runCommand('pack', number);
  await runCommand('ship', number, '--tracking', 'https://track.example/1');
  await expectStatus(path, 'Shipped', 'Payment: Paid');
  await expect(main.getByRole('link', { name: 'Track your parcel' })).toBeVisible();
  await runCommand('refund', number, '--line', '1');
  await expectStatus(path, 'Shipped', PARTLY_REFUNDED);

  const documents = main.getByRole('list', { name: 'Documents' });
  const [, slipUrl = ''] = (await runCommand('slip', number, '--output', join(site.dataDir, 'slip.pdf')))
    .trim()
    .split('\n');
  const invoice = await documents.getByRole('link').first().getAttribute('href');
  for (const [url, heading] of [
    [invoice ?? '', 'Bill of Supply'],
    [slipUrl, `Packing slip ${number}`],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('லட்சுமி Devi')).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoHorizontalScrolling(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Download as PDF' })).toBeHidden();
  }
  await expect(page.getByText('₹')).toHaveCount(0);
});
