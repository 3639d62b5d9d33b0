import type { Page } from '@playwright/test';
import { visit } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

const MESSAGE = {
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  Subject: 'Two hundred mugs',
  Message: 'Can you print two hundred mugs for our festival by the end of the month?',
  Phone: '+91 40 5555 0199',
  Company: 'Festival Committee',
};

async function fillForm(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(MESSAGE)) await getField(page, label).fill(text);
}

function getField(page: Page, label: string) {
  return page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`) });
}

const clickSend = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test('sends a message with phone and company, and clears the form', async ({ page }) => {
  await visit(page, '/contact');
  await fillForm(page);
  const contactRequest = page.waitForRequest('**/api/contact');
  await clickSend(page);
  expect((await contactRequest).postDataJSON()).toEqual({
    name: MESSAGE.Name,
    email: MESSAGE.Email,
    subject: MESSAGE.Subject,
    message: MESSAGE.Message,
    phone: MESSAGE.Phone,
    company: MESSAGE.Company,
  });
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeVisible();
  await expect(getField(page, 'Message')).toHaveValue('');
});

test('shows missing values at their fields and sends nothing', async ({ page }) => {
  await visit(page, '/contact');
  let requestCount = 0;
  page.on('request', (request) => (requestCount += request.url().endsWith('/api/contact') ? 1 : 0));
  await getField(page, 'Email').fill('not an address');
  await clickSend(page);
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(getField(page, label)).toHaveAccessibleDescription(/./);
    await expect(getField(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(getField(page, 'Name')).toBeFocused();
  await expect(getField(page, 'Phone')).not.toHaveAttribute('aria-invalid', 'true');
  expect(requestCount).toBe(0);
});

test('shows different messages for a refusal and a broken connection, and keeps the text', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource/);
  await visit(page, '/contact');
  await fillForm(page);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { detail: 'Sorry.' } }));
  await clickSend(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/Failed to send message\. Please try again\./);
  await expect(getField(page, 'Message')).toHaveValue(MESSAGE.Message);
  await page.unroute('**/api/contact');
  await page.route('**/api/contact', (route) => route.abort());
  await clickSend(page);
  await expect(alert).toHaveText(/Error sending message\./);
});
