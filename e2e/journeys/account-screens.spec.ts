import type { Page } from '@playwright/test';
import {
  getAccountMenu,
  signInNewCustomer,
  getButton,
  expectSignedIn,
  getField,
  createPerson,
  register,
} from '../helpers/accounts.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import {
  expectNoLayoutShift,
  scrollThroughPage,
  parsePayload,
  visit,
  recordLayoutShifts,
} from '../helpers/page.ts';
import { VIEWPORTS } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

const RESET_PATH = `/reset-password?token=${'x'.repeat(43)}`;

/** Forms with their submit button and the field that gets the focus when the form is submitted empty. */
const FORMS = [
  { path: '/signin?next=/account', submitLabel: 'Sign In', firstField: 'Email' },
  { path: '/signup', submitLabel: 'Sign Up', firstField: 'Full name' },
  { path: '/forgot-password', submitLabel: 'Send Reset Link', firstField: 'Email' },
  { path: RESET_PATH, submitLabel: 'Reset Password', firstField: 'New password' },
  { path: '/account/change-password', submitLabel: 'Change Password', firstField: 'Current password' },
  { path: '/account/edit-profile', submitLabel: 'Save Changes', firstField: 'Name' },
];
const ACCOUNT_PATHS = [
  '/account',
  '/account/orders',
  '/account/addresses',
  '/account/edit-profile',
  '/account/change-password',
  '/account/your-data',
];

for (const { name, viewport } of VIEWPORTS) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const { path, submitLabel, firstField } of FORMS) {
      test(`${path} has no axe violations, with field errors and an error message shown`, async ({
        page,
        consoleMessages,
      }) => {
        consoleMessages.allow(/status of 429/);
        if (ACCOUNT_PATHS.includes(path)) await signInNewCustomer(page);
        await visit(page, path);
        await getField(page, firstField).clear();
        await getButton(page, submitLabel).click();
        await expect(getField(page, firstField)).toHaveAccessibleDescription(/Please enter/);
        await expect(getField(page, firstField)).toBeFocused();
        await expectNoAxeViolations(page);

        await fillForm(page);
        await page.route('**/api/**', (route) =>
          route.fulfill({ status: 429, json: { detail: 'Too many requests. Please wait.' } }),
        );
        await getButton(page, submitLabel).click();
        await expect(page.getByRole('main').getByRole('alert')).toContainText('Please wait.');
        await expectNoAxeViolations(page);
        await expectNoHorizontalScrolling(page);
      });
    }

    for (const path of ACCOUNT_PATHS) {
      test(`${path} hydrates without errors, layout shifts or axe violations`, async ({ page }) => {
        await recordLayoutShifts(page);
        await signInNewCustomer(page);
        const response = await visit(page, path);
        expect(parsePayload(await response.text()).session.user).not.toBeNull();
        await expectAccountMenu(page, name);
        await scrollThroughPage(page);
        await expectNoLayoutShift(page);
        await expectNoAxeViolations(page);
        await expectNoHorizontalScrolling(page);
      });
    }

    test('has no axe violations on a reset link without a token, a Google notice and a success message', async ({
      page,
    }) => {
      await visit(page, '/reset-password');
      await expectNoAxeViolations(page);
      await visit(page, '/signin?notice=google-failed');
      await expectNoAxeViolations(page);
      await visit(page, '/forgot-password');
      await getField(page, 'Email').fill('unknown@example.in');
      await getButton(page, 'Send Reset Link').click();
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}

test('has no axe violations with the account menu open', async ({ page }) => {
  await signInNewCustomer(page);
  await visit(page, '/account');
  await getAccountMenu(page).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('signs in, shows the password and signs out by keyboard', async ({ page, request }) => {
  const asha = await register(request, createPerson());
  await visit(page, '/signin');
  await getField(page, 'Email').focus();
  await page.keyboard.type(asha.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(asha.password);
  await page.keyboard.press('Tab');
  await expect(getButton(page, 'Show password')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(getField(page, 'Password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(getButton(page, 'Sign In')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('main')).toBeFocused();

  await getAccountMenu(page).focus();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('shows an API failure in every form and at sign-out, and keeps the first field of each form', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource/);
  await signInNewCustomer(page);
  const sentences: Record<string, string> = {
    'Sign Up': 'Registration failed. Please try again.',
    'Reset Password': 'Failed to change password.',
    'Change Password': 'Failed to change password.',
    'Save Changes': 'Failed to update profile.',
  };
  for (const { path, submitLabel, firstField } of FORMS) {
    await visit(page, path);
    await page.route('**/api/**', (route) => route.abort());
    await fillForm(page);
    const typedValue = await getField(page, firstField).inputValue();
    await getButton(page, submitLabel).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      sentences[submitLabel] ?? 'We could not reach our server.',
    );
    await expect(getField(page, firstField)).toHaveValue(typedValue);
    await page.unroute('**/api/**');
  }

  await visit(page, '/about');
  await page.route('**/api/**', (route) => route.abort());
  await getAccountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText(/^You are still signed in\./)).toBeVisible();
  await expectSignedIn(page);
  await expect(page).toHaveURL('/about');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signs out through the account menu', async ({ page }) => {
    await signInNewCustomer(page);
    await page.goto('/account/orders');
    await getAccountMenu(page).focus();
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  for (const { path } of FORMS) {
    test(`${path} says that it needs JavaScript`, async ({ page }) => {
      if (ACCOUNT_PATHS.includes(path)) await signInNewCustomer(page);
      await page.goto(path);
      // Reads the visible text, because locators ignore <noscript>.
      const text = await page.getByRole('main').innerText();
      expect(text).toContain('needs JavaScript, which is turned off in this browser.');
      await expect(page.getByRole('main').getByRole('button', { name: /^Show/ })).toHaveCount(0);
    });
  }
});

/** Fills the name, email and password fields of the open form with valid values. */
async function fillForm(page: Page): Promise<void> {
  const texts = { 'Full name': 'Asha Rao', Name: 'Asha Rao', Email: 'asha@example.in' };
  const passwords = ['Password', 'Current password', 'New password'];
  for (const [label, text] of [
    ...Object.entries(texts),
    ...passwords.map((label) => [label, 'monsoon over warangal'] as const),
  ]) {
    if (await getField(page, label).count()) await getField(page, label).fill(text);
  }
}

/** Expects the header of a signed-in customer. On narrow screens, the account menu is inside “Menu”. */
async function expectAccountMenu(page: Page, width: 'wide' | 'narrow'): Promise<void> {
  if (width === 'narrow') await page.getByRole('button', { name: 'Menu' }).click();
  await expectSignedIn(page);
  if (width === 'narrow') await page.getByRole('button', { name: 'Menu' }).click();
}

async function expectNoHorizontalScrolling(page: Page): Promise<void> {
  const [contentWidth, viewWidth] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(contentWidth).toBe(viewWidth);
}
