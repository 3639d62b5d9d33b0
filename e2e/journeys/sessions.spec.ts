import type { Page } from '@playwright/test';
import { signInNewCustomer, expectSignedIn, getField, createPerson, register } from '../helpers/accounts.ts';
import { holdRequests } from '../helpers/hold-requests.ts';
import { expectNoLayoutShift, visit, recordLayoutShifts, waitForHydration } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

/** Returns the text in the header of the HTML: “My Account” for a customer, “Sign In” for a guest. */
function readHeaderText(html: string): 'My Account' | 'Sign In' {
  const banner = /<header[^>]*>(.*?)<\/header>/s.exec(html)?.[1] ?? '';
  const [account, signIn] = [banner.includes('My Account'), banner.includes('Sign In')];
  expect([account, signIn].filter(Boolean), 'one of My Account and Sign In').toHaveLength(1);
  return account ? 'My Account' : 'Sign In';
}

/**
 * Records at each animation frame whether the header shows “My Account” or “Sign In”, on the pages opened after this
 * call.
 * @returns a function that returns the recorded texts
 */
async function recordHeaderTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { headerTexts: texts });
    const recordHeader = () => {
      const text = document.querySelector('header')?.textContent ?? '';
      for (const name of ['My Account', 'Sign In']) if (text.includes(name)) texts.add(name);
      requestAnimationFrame(recordHeader);
    };
    requestAnimationFrame(recordHeader);
  });
  return () => page.evaluate(() => [...(window as unknown as { headerTexts: Set<string> }).headerTexts]);
}

test('shows the session in the first HTML without a flicker of the header', async ({ page }) => {
  const guest = await (await page.request.get('/about')).text();
  expect(readHeaderText(guest)).toBe('Sign In');
  await signInNewCustomer(page);
  const response = await page.request.get('/about');
  expect(readHeaderText(await response.text())).toBe('My Account');
  expect(response.headers()['cache-control']).toBe('private, no-store');

  const headerTexts = await recordHeaderTexts(page);
  await recordLayoutShifts(page);
  // The first visit requests the session and stores the user. The second visit does not request the session.
  for (const expectedRequests of [['/api/session'], []]) {
    const sessionRequests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/session') sessionRequests.push(pathname);
    });
    await visit(page, '/about');
    await expectSignedIn(page);
    await expect.poll(() => sessionRequests).toEqual(expectedRequests);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('loggedIn'))).toBe('true');
    await expect.poll(headerTexts).toEqual(['My Account']);
    await expectNoLayoutShift(page);
    page.removeAllListeners('request');
  }
});

test('keeps text typed before hydration', async ({ page, request }) => {
  const asha = await register(request, createPerson());
  const releaseScripts = await holdRequests(page, '**/*.js');
  await page.goto('/signin', { waitUntil: 'commit' });
  await getField(page, 'Email').fill(asha.email);
  await getField(page, 'Password').fill(asha.password);
  await getField(page, 'Password').press('Enter');
  await expect(page).toHaveURL('/signin');
  releaseScripts();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await waitForHydration(page);
  await expect(getField(page, 'Email')).toHaveValue(asha.email);
  await getField(page, 'Password').press('Enter');
  await expect(page).toHaveURL('/account');
});
