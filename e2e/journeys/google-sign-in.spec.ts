import {
  getButton,
  expectSignedIn,
  expectSignedOut,
  createPerson,
  register,
  fetchUser,
} from '../helpers/accounts.ts';
import { visit } from '../helpers/page.ts';
import { findFreePort, startSite } from '../helpers/site.ts';
import { expect, test as base } from '../helpers/test.ts';
import { withOpenIdProvider, type TestOpenIdProvider } from '../../server/src/testing/openid-provider.ts';

const asha = { sub: 'asha-at-google', email: 'asha@gmail.example', email_verified: true, name: 'Asha Rao' };

/** Playwright's test function with a site that offers sign-in with Google. A local OpenID provider replaces Google. */
const test = base.extend<object, { provider: TestOpenIdProvider }>({
  provider: [
    async ({ browserName: _browser }, use) => {
      const port = await findFreePort();
      const callbackUrl = `http://localhost:${port}/api/login/google/callback`;
      await withOpenIdProvider({ callbackUrl }, async (provider) => {
        Object.assign(provider.env, { PORT: String(port) });
        await use(provider);
      });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ provider }, use) => {
      const site = await startSite({ ...provider.env, SEED: 'none' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const GOOGLE_BUTTON_NAME = 'Sign in with Google';

test.describe('sign-in with Google', () => {
  test.beforeEach(({ provider }) => {
    provider.person = asha;
  });

  test('signs a customer in and returns to the requested page', async ({ page, consoleMessages }) => {
    await visit(page, '/account/orders');
    await getButton(page, GOOGLE_BUTTON_NAME).click();
    await expect(page).toHaveURL('/account/orders');
    await expectSignedIn(page);
    await expect
      .poll(() => fetchUser(page))
      .toMatchObject({ email: asha.email, name: 'Asha Rao', isGoogleUser: true });
    expect(consoleMessages.all).toEqual([]);

    // Back opens neither the callback nor the sign-in page.
    await visit(page, '/about');
    await page.goBack();
    await expect(page).toHaveURL('/account/orders');
  });

  test('opens the home page when no page was requested, and works by keyboard', async ({ page }) => {
    await visit(page, '/signin');
    await getButton(page, GOOGLE_BUTTON_NAME).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/');
    await expectSignedIn(page);
  });

  test('shows a page with a link when JavaScript is off', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/signin?next=/account/orders');
    await getButton(page, GOOGLE_BUTTON_NAME).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing you in...');
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/account/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders');
    await context.close();
  });

  test('shows a message after a cancelled sign-in and keeps the requested page', async ({
    page,
    provider,
  }) => {
    provider.person = undefined;
    await visit(page, '/signin?next=/account/orders');
    await getButton(page, GOOGLE_BUTTON_NAME).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You didn’t finish signing in');
    await expect(page).toHaveURL(/\/signin\?.*next=%2Faccount%2Forders/);
    await expectSignedOut(page);

    provider.person = asha;
    await getButton(page, GOOGLE_BUTTON_NAME).click();
    await expect(page).toHaveURL('/account/orders');
  });

  test('refuses the callback of another browser and a used callback, and shows a message', async ({
    page,
    browser,
    site,
  }) => {
    const callbacks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/login/google/callback')) callbacks.push(request.url());
    });
    await visit(page, '/signin');
    await getButton(page, GOOGLE_BUTTON_NAME).click();
    await expectSignedIn(page);
    const [callback = ''] = callbacks;

    const otherPage = await (await browser.newContext({ baseURL: site.url })).newPage();
    await visit(otherPage, callback);
    await expect(otherPage).toHaveURL('/signin?notice=google-failed');
    await expect(otherPage.getByRole('main').getByRole('alert')).toContainText(
      'Signing in with Google didn’t work',
    );
    await expectSignedOut(otherPage);
    await otherPage.context().close();

    await page.context().clearCookies();
    await visit(page, callback);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Please try again.');
    await expectSignedOut(page);
  });

  test('does not sign in to an existing account with an unconfirmed email address', async ({
    page,
    provider,
  }) => {
    const ravi = await register(page.request, createPerson('Ravi Kumar'));
    provider.person = { ...asha, sub: 'ravi-at-google', email: ravi.email };
    await visit(page, '/signin');
    await getButton(page, GOOGLE_BUTTON_NAME).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('“Forgot password”');
    await expectSignedOut(page);
  });
});

base(
  'hides the Google button, and shows a message at the sign-in URL, when no OpenID provider is configured',
  async ({ page }) => {
    await visit(page, '/signin');
    await expect(getButton(page, GOOGLE_BUTTON_NAME)).toBeHidden();
    await visit(page, '/api/login/google?next=/account');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('isn’t available here');
    await expect(page).toHaveURL(/^[^?]*\/signin\?/);
  },
);
