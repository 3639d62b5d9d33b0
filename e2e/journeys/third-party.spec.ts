import { button, expectSignedIn, expectSignedOut, newPerson, register, userOf } from '../helpers/accounts.ts';
import { visit } from '../helpers/page.ts';
import { freePort, startSite } from '../helpers/site.ts';
import { expect, test as base } from '../helpers/test.ts';
import { withOpenIdProvider, type TestOpenIdProvider } from '../../server/src/testing/openid-provider.ts';

const asha = { sub: 'asha-at-google', email: 'asha@gmail.example', email_verified: true, name: 'Asha Rao' };

/** A site that offers a third party: a real OpenID provider on this machine. */
const test = base.extend<object, { provider: TestOpenIdProvider }>({
  provider: [
    async ({ browserName: _browser }, use) => {
      const port = await freePort();
      const callback = `http://localhost:${port}/api/login/google/callback`;
      await withOpenIdProvider({ callback }, async (provider) => {
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

const google = 'Sign in with Google';

test.describe('with a third party', () => {
  test.beforeEach(({ provider }) => {
    provider.person = asha;
  });

  test('somebody signs in with the third party, and comes back to where they wanted', async ({
    page,
    complaints,
  }) => {
    await visit(page, '/account/orders');
    await button(page, google).click();
    await expect(page).toHaveURL('/account/orders');
    await expectSignedIn(page);
    expect(await userOf(page)).toMatchObject({ email: asha.email, name: 'Asha Rao', isGoogleUser: true });
    expect(complaints.all).toEqual([]);

    // Back leads to neither the callback nor the sign-in screen.
    await visit(page, '/about');
    await page.goBack();
    await expect(page).toHaveURL('/account/orders');
  });

  test('without a place to go to it is home, and a keyboard is enough', async ({ page }) => {
    await visit(page, '/signin');
    await button(page, google).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/');
    await expectSignedIn(page);
  });

  test('it works without JavaScript, up to a link that leads on', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/signin?next=/account/orders');
    await button(page, google).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing you in...');
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/account/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders');
    await context.close();
  });

  test('whoever changes their mind is told so, and keeps the way', async ({ page, provider }) => {
    provider.person = undefined;
    await visit(page, '/signin?next=/account/orders');
    await button(page, google).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You didn’t finish signing in');
    await expect(page).toHaveURL(/\/signin\?.*next=%2Faccount%2Forders/);
    await expectSignedOut(page);

    provider.person = asha;
    await button(page, google).click();
    await expect(page).toHaveURL('/account/orders');
  });

  test('a callback of another browser, or one that was used, is refused in words', async ({
    page,
    browser,
    site,
  }) => {
    const callbacks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/login/google/callback')) callbacks.push(request.url());
    });
    await visit(page, '/signin');
    await button(page, google).click();
    await expectSignedIn(page);
    const [callback = ''] = callbacks;

    const other = await (await browser.newContext({ baseURL: site.url })).newPage();
    await visit(other, callback);
    await expect(other).toHaveURL('/signin?notice=google-failed');
    await expect(other.getByRole('main').getByRole('alert')).toContainText(
      'Signing in with Google didn’t work',
    );
    await expectSignedOut(other);
    await other.context().close();

    await page.context().clearCookies();
    await visit(page, callback);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Please try again.');
    await expectSignedOut(page);
  });

  test('an account that nobody has confirmed is not taken over', async ({ page, provider }) => {
    const ravi = await register(page.request, newPerson('Ravi Kumar'));
    provider.person = { ...asha, sub: 'ravi-at-google', email: ravi.email };
    await visit(page, '/signin');
    await button(page, google).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('“Forgot password”');
    await expectSignedOut(page);
  });
});

base('where no third party is set up there is no button, and its address says so', async ({ page }) => {
  await visit(page, '/signin');
  await expect(button(page, google)).toBeHidden();
  await visit(page, '/api/login/google?next=/account');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('isn’t available here');
  await expect(page).toHaveURL(/^[^?]*\/signin\?/);
});
