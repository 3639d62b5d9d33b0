import type { Page } from '@playwright/test';
import { getButton, getField, signInNewCustomer } from '../helpers/accounts.ts';
import { listArtists, signInArtist } from '../helpers/artists.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import { createPng } from '../helpers/files.ts';
import { expectNoHorizontalScrolling, visit } from '../helpers/page.ts';
import { fetchFirstProduct, NARROW, RESET_PATH } from '../helpers/screens.ts';
import { openProduct } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

/** Forms with their submit button and the field that gets the focus when the form is submitted empty. */
const FORMS = [
  { path: '/contact', submitLabel: 'Send Message', firstField: 'Name' },
  { path: '/signin?next=/account', submitLabel: 'Sign In', firstField: 'Email' },
  { path: '/signup', submitLabel: 'Sign Up', firstField: 'Full name' },
  { path: '/forgot-password', submitLabel: 'Send Reset Link', firstField: 'Email' },
  { path: RESET_PATH, submitLabel: 'Reset Password', firstField: 'New password' },
  { path: '/account/change-password', submitLabel: 'Change Password', firstField: 'Current password' },
  { path: '/account/edit-profile', submitLabel: 'Save Changes', firstField: 'Name' },
];

test.describe('narrow', () => {
  test.use({ viewport: NARROW });

  test('every form focuses its first invalid field, without axe violations', async ({ page }) => {
    await signInNewCustomer(page);
    for (const { path, submitLabel, firstField } of FORMS) {
      await test.step(path, async () => {
        await visit(page, path);
        const field = getField(page, firstField);
        await field.clear();
        await getButton(page, submitLabel).click();
        await expect(field).toHaveAccessibleDescription(/./);
        await expect(field).toBeFocused();
        // A link that the sticky header covers in part would count as too small.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expectNoAxeViolations(page);
        await expectNoHorizontalScrolling(page);
      });
    }
  });

  test('the product page has no axe violations with dialog, toast and warning', async ({ page, request }) => {
    await openProduct(page, await fetchFirstProduct(request));
    await page
      .getByLabel('Upload your design')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Buy Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your design' });
    await dialog.getByLabel('Choose a design').setInputFiles(createPng('design.png'));
    await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Product added to cart with custom design!')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('the pages of an artist focus an invalid entry, without axe violations', async ({ page, request }) => {
    const id = (await listArtists(request))[0]?.id ?? '';
    await signInArtist(page, id);
    for (const path of ['/earnings', '/changepassword', '/delete-account', '#hours']) {
      await visit(page, `/artists/${id}${path}`);
      await expectNoAxeViolations(page);
      await expectNoHorizontalScrolling(page);
    }
    await page.getByRole('button', { name: 'Add availability' }).click();
    const entry = page.getByRole('group', { name: /^Availability \d+$/ }).last();
    await entry.getByLabel('End time').selectOption('04:30');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(entry.getByLabel('Day')).toBeFocused();
    await expectNoAxeViolations(page);
  });

  test('the opened menu has no axe violations', async ({ page }) => {
    await visit(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(getMenuLink(page, 'Jobs')).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('the opened lists of the header have no axe violations', async ({ page }) => {
  await signInNewCustomer(page);
  await visit(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Shop' }).click();
  await expect(getMenuLink(page, 'Wall Decor')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expectNoAxeViolations(page);
});

const getMenuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
