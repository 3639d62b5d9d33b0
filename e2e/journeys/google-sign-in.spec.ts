import { getButton, expectSignedIn, fetchUser } from '../helpers/accounts.ts';
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
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [
    async ({ provider }, use) => {
      const site = await startSite({ ...provider.env, SEED: 'none' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
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
});
