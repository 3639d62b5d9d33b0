import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { getButton } from './accounts.ts';
import { ROOT, type Site } from './site.ts';

/** Values of the delivery form on the checkout page, by label and in the order of the fields. */
export const DELIVERY: Record<string, string> = {
  Email: 'ravi@example.in',
  'Full name': 'Ravi Kumar',
  Phone: '98480 22338',
  'PIN code': '506009',
  'House and street': '4-2-17, Subedari',
  Area: 'Hanamkonda',
};

export interface PlacedOrder {
  number: string;
  token: string;
  /** Path and query of the order's page for the guest who placed the order. */
  path: string;
}

/** Places an order of mugs without designs through the API. */
export async function placeOrder(
  request: APIRequestContext,
  mug: { id: string; price: number },
  lineCount = 1,
): Promise<PlacedOrder> {
  const response = await request.post('/api/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      contact: { email: 'lakshmi@example.in', name: 'லட்சுமி Devi', phone: '98480 22338' },
      address: {
        pin: '506009',
        line1: '4-2-17, Subedari',
        area: 'Hanamkonda',
        city: 'Warangal',
        state: 'Telangana',
      },
      // With several lines, a test can refund one of them.
      lines: Array.from({ length: lineCount }, (_, index) => ({ product_id: mug.id, quantity: index + 1 })),
      payment: 'test',
      expected_total: (mug.price * lineCount * (lineCount + 1)) / 2,
      gift_note: 'Happy birthday!',
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { number, token } = (await response.json()) as PlacedOrder;
  return { number, token, path: `/orders/${number}?token=${token}` };
}

/** Fills in the delivery form on the checkout page. */
export async function fillDeliveryForm(page: Page, email = DELIVERY['Email'] ?? ''): Promise<void> {
  for (const [label, value] of Object.entries({ ...DELIVERY, Email: email }))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Orders the lines of the open cart with the test payment, and pays. */
export async function orderAndPay(page: Page): Promise<void> {
  await getButton(page, 'Proceed to Checkout').click();
  await fillDeliveryForm(page);
  await expect(page.getByLabel('City')).toHaveValue('Warangal');
  await getButton(page, 'Continue').click();
  await page.getByRole('radio', { name: /^Test payment/ }).check();
  await getButton(page, 'Place Order').click();
  await getButton(page, 'Pay').click();
  await expect(page.getByText('Thank you! Your order is confirmed.')).toBeVisible();
}

/** Runs the owner's command for orders with `args` and returns its output; rejects when the command fails. */
export async function runOrderCommand(site: Site, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: site.dataDir, PUBLIC_URL: site.url };
  const command = ['--import', 'tsx', 'server/src/cli/orders.ts', ...args];
  return (await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })).stdout;
}
