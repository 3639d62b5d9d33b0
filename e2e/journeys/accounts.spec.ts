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
  signIn,
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
  await expect(page).toHaveURL('/signin');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();

  await getField(page, 'Full name').fill(asha.name);
  await getField(page, 'Email').fill(asha.email);
  await getField(page, 'Password').fill(asha.password);
  await getButton(page, 'Sign Up').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your account is ready');
  await expect(getField(page, 'Email')).toHaveValue('');
  await expectSignedIn(page);

  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('main')).toContainText(asha.email);
  await expectSignedIn(page);
  await expect
    .poll(() => readStoredUser(page))
    .toMatchObject({
      email: asha.email,
      name: asha.name,
      isGoogleUser: false,
    });

  await page.reload();
  await expectSignedIn(page);
  await expect(page.getByRole('main')).toContainText(asha.email);

  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => readStoredSession(page)).toEqual({});
  await expect.poll(() => fetchUser(page)).toBeNull();
  await page.reload();
  await expectSignedOut(page);
});

test('refuses a second registration of an email', async ({ page, request, consoleMessages }) => {
  consoleMessages.allow(/status of 409/);
  const asha = await register(request, createPerson());
  await visit(page, '/signup');
  await getField(page, 'Full name').fill('Ravi Menon');
  await getField(page, 'Email').fill(asha.email.toUpperCase());
  await getField(page, 'Password').fill('another long password');
  await getButton(page, 'Sign Up').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is already an account');
  await expect(getField(page, 'Full name')).toHaveValue('Ravi Menon');
});

test('opens orders, appointments, profile and password from the account menu', async ({ page }) => {
  await signInNewCustomer(page);
  await visit(page, '/');
  const accountPages: [string, string][] = [
    ['My Orders', '/account/orders'],
    ['My Appointments', '/account/appointments'],
    ['Edit Profile', '/account/edit-profile'],
    ['Change Password', '/account/change-password'],
  ];
  for (const [name, path] of accountPages) {
    await getAccountMenu(page).click();
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await visit(page, '/account/orders');
  await expect(page.getByRole('main')).toContainText('No orders have been placed');
});

test('redirects a guest to sign in and back to the requested page', async ({ page, request }) => {
  const asha = await register(request, createPerson());
  for (const path of ['/account', '/account/orders', '/account/edit-profile', '/account/change-password']) {
    await visit(page, path);
    await expect(page).toHaveURL(`/signin?next=${encodeURIComponent(path)}`);
  }
  await visit(page, '/about');
  await visit(page, '/account/orders?from=mail');
  await submitSignIn(page, asha);
  await expect(page).toHaveURL('/account/orders?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  // Back skips the sign-in page, because the sign-in page is not in the history.
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('ignores a redirect to another site after signing in', async ({ page, request }) => {
  const asha = await register(request, createPerson());
  await visit(page, `/signin?next=${encodeURIComponent('//evil.example/account')}`);
  await submitSignIn(page, asha);
  await expect(page).toHaveURL('/account');
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

test('shows the same message for a wrong password and an unknown email, and another message when throttled', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 401/);
  const asha = await register(page.request, createPerson());
  await visit(page, '/signin');
  await submitSignIn(page, { ...asha, password: 'not hers' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password.');
  await expect(getField(page, 'Password')).toHaveValue('not hers');
  await submitSignIn(page, createPerson('Nobody Here'));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password.');
  await expectSignedOut(page);

  const throttleMessage = 'Too many attempts. Please try again in 2 seconds.';
  consoleMessages.allow(/status of 429/);
  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 429, json: { detail: throttleMessage } }),
  );
  await submitSignIn(page, asha);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(throttleMessage);
  await page.unroute('**/api/login');
  await submitSignIn(page, asha);
  await expect(page).toHaveURL('/account');
});

test('shows a changed name in another tab', async ({ page, context }) => {
  await signInNewCustomer(page);
  const otherTab = await context.newPage();
  await visit(otherTab, '/account');
  await visit(page, '/account/edit-profile');
  await expect(getField(page, 'Name')).toHaveValue('Asha Rao');
  await getField(page, 'Name').fill('Asha R. Rao');
  await getButton(page, 'Save Changes').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Profile updated!');
  await expect(otherTab.getByRole('main')).toContainText('Asha R. Rao');
  await page.reload();
  await expect(getField(page, 'Name')).toHaveValue('Asha R. Rao');
});

test('signs out only the other browsers after a password change', async ({
  page,
  browser,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 422/);
  const asha = await signInNewCustomer(page);
  const otherContext = await browser.newContext({ baseURL: site.url });
  const phone = await otherContext.newPage();
  await signIn(phone, asha);
  await visit(phone, '/account/edit-profile');

  const newPassword = 'mangoes in may, twice';
  await visit(page, '/account/change-password');
  await getField(page, 'Current password').fill('not hers');
  await getField(page, 'New password').fill(newPassword);
  await getButton(page, 'Change Password').click();
  await expect(getField(page, 'Current password')).toHaveAccessibleDescription(
    'Your current password is incorrect.',
  );
  await getField(page, 'Current password').fill(asha.password);
  await getButton(page, 'Change Password').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Password updated successfully!');
  await page.reload();
  await expectSignedIn(page);

  // The other browser shows the sign-in page at its next request.
  await getButton(phone, 'Save Changes').click();
  await expect(phone).toHaveURL('/signin?next=%2Faccount%2Fedit-profile');
  await expectSignedOut(phone);
  await submitSignIn(phone, { ...asha, password: newPassword });
  await expect(phone).toHaveURL('/account/edit-profile');
  await otherContext.close();
});

test('sets a new password through a mailed link that works once', async ({ page, site, consoleMessages }) => {
  consoleMessages.allow(/status of (401|422)/);
  const asha = await signInNewCustomer(page);
  await visit(page, '/forgot-password');
  await getField(page, 'Email').fill(asha.email);
  await getButton(page, 'Send Reset Link').click();
  const message = await page.getByRole('main').getByRole('status').textContent();
  await getField(page, 'Email').fill(createPerson('Nobody Here').email);
  await getButton(page, 'Send Reset Link').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(message ?? '');

  const [link = ''] = await readMailedResetLinks(site, asha.email);
  const newPassword = 'jasmine on the roof';
  await visit(page, link);
  await getField(page, 'New password').fill('short');
  await getButton(page, 'Reset Password').click();
  await expect(getField(page, 'New password')).toHaveAccessibleDescription(/of at least 8 characters/);
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
  await page.getByRole('main').getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
