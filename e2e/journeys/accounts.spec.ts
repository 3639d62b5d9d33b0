import {
  getAccountMenu,
  getButton,
  expectSignedIn,
  getField,
  createPerson,
  register,
  fetchUser,
} from '../helpers/accounts.ts';
import { visit } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

test('signs up, stays signed in after a reload, and signs out', async ({ page }) => {
  const asha = createPerson();
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();

  await getField(page, 'Full name').fill(asha.name);
  await getField(page, 'Email').fill(asha.email);
  await getField(page, 'Password').fill(asha.password);
  await getButton(page, 'Sign Up').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your account is ready');
  await expectSignedIn(page);
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account');

  await page.reload();
  await expectSignedIn(page);
  await expect(page.getByRole('main')).toContainText(asha.email);
  await getAccountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => fetchUser(page)).toBeNull();
});

test('leads a guest by keyboard through the sign-in to the requested page', async ({ page, request }) => {
  const asha = await register(request, createPerson());
  await visit(page, '/about');
  await visit(page, '/account/orders?from=mail');
  await expect(page).toHaveURL(`/signin?next=${encodeURIComponent('/account/orders?from=mail')}`);
  await getField(page, 'Email').focus();
  await page.keyboard.type(asha.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(asha.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account/orders?from=mail');
  await expect(page.getByRole('main')).toBeFocused();

  await getAccountMenu(page).focus();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
