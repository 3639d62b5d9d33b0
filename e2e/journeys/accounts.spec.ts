import {
  getAccountMenu,
  signInNewCustomer,
  getButton,
  expectSignedIn,
  expectSignedOut,
  getField,
  readMailedResetLinks,
  createPerson,
  register,
  submitSignIn,
  signOut,
  readStoredSession,
  readStoredUser,
  fetchUser,
} from '../helpers/accounts.ts';
import { visit } from '../helpers/page.ts';
import { fetchFirstProduct } from '../helpers/screens.ts';
import { addToCart, expectCartCount, openCategory } from '../helpers/shop.ts';
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
  await expect
    .poll(() => readStoredUser(page))
    .toMatchObject({ email: asha.email, name: asha.name, isGoogleUser: false });

  await page.reload();
  await expectSignedIn(page);
  await expect(page.getByRole('main')).toContainText(asha.email);
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => readStoredSession(page)).toEqual({});
  await expect.poll(() => fetchUser(page)).toBeNull();
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
  await expectSignedOut(page);
});

test('redirects a guest to sign in and back to the requested page, without the sign-in in the history', async ({
  page,
  request,
}) => {
  const asha = await register(request, createPerson());
  await visit(page, '/about');
  await visit(page, '/account/orders?from=mail');
  await expect(page).toHaveURL(`/signin?next=${encodeURIComponent('/account/orders?from=mail')}`);
  await submitSignIn(page, asha);
  await expect(page).toHaveURL('/account/orders?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('opens the home page and empties the cart after signing out', async ({ page, request }) => {
  await signInNewCustomer(page);
  const mug = await fetchFirstProduct(request);
  await openCategory(page, 'Mugs');
  await addToCart(page, mug.name);
  await visit(page, '/account/edit-profile');
  await expectCartCount(page, 1);
  const visitedPaths: string[] = [];
  page.on('framenavigated', (frame) => visitedPaths.push(new URL(frame.url()).pathname));
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(new Set(visitedPaths)).toEqual(new Set(['/']));
  await expectCartCount(page, 0);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expectCartCount(page, 1);

  await page.goBack();
  await expect(page).toHaveURL('/signin?next=%2Faccount%2Fedit-profile');
});

test('sets a new password through a mailed link that works once', async ({ page, site, consoleMessages }) => {
  consoleMessages.allow(/status of (401|422)/);
  const asha = await signInNewCustomer(page);
  await visit(page, '/forgot-password');
  await getField(page, 'Email').fill(asha.email);
  await getButton(page, 'Send Reset Link').click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();

  const [link = ''] = await readMailedResetLinks(site, asha.email);
  const newPassword = 'jasmine on the roof';
  await visit(page, link);
  await getField(page, 'New password').fill(newPassword);
  await getButton(page, 'Reset Password').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Password updated successfully!');
  // The reset signs out all browsers of the customer, including this one.
  await expectSignedOut(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in now' }).click();
  await submitSignIn(page, asha);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password.');
  await submitSignIn(page, { ...asha, password: newPassword });
  await expect(page).toHaveURL('/account');

  await visit(page, link);
  await getField(page, 'New password').fill('once more, please');
  await getButton(page, 'Reset Password').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This link has expired or has already been used.',
  );
});
