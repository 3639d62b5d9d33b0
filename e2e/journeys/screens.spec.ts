import type { APIRequestContext, Page } from '@playwright/test';
import { signInNewCustomer } from '../helpers/accounts.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import {
  expectNoHorizontalScrolling,
  expectNoLayoutShift,
  scrollThroughPage,
  parsePayload,
  preventFontSwaps,
  visit,
  recordLayoutShifts,
} from '../helpers/page.ts';
import { findScreenPath, NARROW, SCREENS, type Screen } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

/** Screens that share their layout with another screen of the list. */
const SAME_LAYOUT = [
  'delivery',
  'returns',
  'terms',
  'sign in',
  'sign up',
  'forgot password',
  'reset password',
  'unknown path',
  'unknown category',
  'unknown artist',
];

/** Screens with another layout on a wide page. */
const WIDE_LAYOUT = ['home', 'category', 'product', 'art gallery', 'public artist page', 'appointment'];

const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'account', path: '/account' },
  { name: 'orders', path: '/account/orders' },
  { name: 'addresses', path: '/account/addresses' },
  { name: 'profile', path: '/account/edit-profile' },
  { name: 'password', path: '/account/change-password' },
  { name: 'data', path: '/account/your-data' },
];

/** Late fonts are the subject of scroll-and-fonts.spec.ts. */
async function recordShiftsOfHydration(page: Page): Promise<void> {
  await preventFontSwaps(page);
  await recordLayoutShifts(page);
}

/**
 * Opens a screen, scrolls through it, and expects that the page requests nothing that its HTML contains and does not
 * move.
 */
async function expectStableHydration(
  page: Page,
  request: APIRequestContext,
  screen: Screen,
): Promise<ReturnType<typeof parsePayload>> {
  const requests: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (pathname.startsWith('/api/')) requests.push(pathname.slice('/api'.length) + search);
  });
  const response = await visit(page, await findScreenPath(screen, request));
  expect(response.status()).toBe(screen.status ?? 200);
  const payload = parsePayload(await response.text());
  await scrollThroughPage(page);
  const repeated = requests.filter((path) => path in payload.answers);
  expect(repeated, 'requests for responses in the HTML').toEqual([]);
  await expectNoLayoutShift(page);
  await expectNoHorizontalScrolling(page);
  page.removeAllListeners('request');
  return payload;
}

test.describe('narrow', () => {
  test.use({ viewport: NARROW });

  for (const screen of SCREENS.filter(({ name }) => !SAME_LAYOUT.includes(name))) {
    test(`${screen.name} hydrates without errors, repeated requests, layout shifts or axe violations`, async ({
      page,
      request,
      consoleMessages,
    }) => {
      if (screen.status === 404) consoleMessages.allow(/status of 404/);
      await recordShiftsOfHydration(page);
      await expectStableHydration(page, request, screen);
      await expectNoAxeViolations(page);
    });
  }

  test('the screens of an account hydrate without layout shifts or violations', async ({ page, request }) => {
    await recordShiftsOfHydration(page);
    await signInNewCustomer(page);
    for (const screen of ACCOUNT_SCREENS) {
      await test.step(screen.name, async () => {
        expect((await expectStableHydration(page, request, screen)).session.user).not.toBeNull();
        await expectNoAxeViolations(page);
      });
    }
  });
});

test('the screens with a wide layout hydrate without errors or layout shifts', async ({ page, request }) => {
  await recordShiftsOfHydration(page);
  for (const screen of SCREENS.filter(({ name }) => WIDE_LAYOUT.includes(name)))
    await test.step(screen.name, async () => {
      await expectStableHydration(page, request, screen);
    });
});
