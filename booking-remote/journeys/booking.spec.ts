import { expect, test } from '@playwright/test';

test('shows the next step after each choice, and enables the button after the last', async ({ page }) => {
  await page.goto('/appointment');
  const main = page.getByRole('main');
  await main.getByRole('radio').first().check();
  await main.getByRole('group', { name: 'Artist', exact: true }).getByRole('radio').first().check();
  await expect(main.getByLabel('Date', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Book Appointment' })).toBeDisabled();
});
