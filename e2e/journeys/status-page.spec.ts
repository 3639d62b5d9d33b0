import { expectNoAxeViolations } from '../helpers/axe.ts';
import { expectNoHorizontalScrolling } from '../helpers/page.ts';
import { deployVariant } from '../helpers/remotes.ts';
import { NARROW } from '../helpers/screens.ts';
import { startSite } from '../helpers/site.ts';
import { createTeamToken } from '../helpers/team.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: NARROW });

test('shows releases, canary, errors and retired remotes, and rolls back by keyboard', async ({
  page,
  request,
  consoleMessages,
}) => {
  // The page with the token form has the status 401.
  consoleMessages.allow(/401 \(Unauthorized\)/);
  const site = await startSite();
  try {
    const token = createTeamToken('*', site);
    const version = await deployVariant(request, 'shop', site, { token, code: '// second' });
    await deployVariant(request, 'gallery', site, { token, code: '// canary', mode: 'canary' });
    await request.post(`${site.url}/_releases/booking/retire`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const report = { app: 'shop', name: 'CartPage', version, phase: 'render', message: 'No cart today' };
    await request.post(`${site.url}/_site/failures`, { data: report });

    await page.goto(`${site.url}/_status`);
    await expectNoAxeViolations(page);
    await page.getByLabel('Team token').fill(token);
    await page.keyboard.press('Enter');
    const shop = page.getByRole('region', { name: 'shop', exact: true });
    await expect(shop).toBeVisible();
    // Repeats the request, because the server writes reports to the database only every few seconds.
    await expect
      .poll(async () => {
        await page.reload();
        return shop.textContent();
      })
      .toContain('No cart today');
    await expect(page.getByRole('button', { name: /^Promote canary/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restore booking' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoHorizontalScrolling(page);

    await shop.getByRole('button', { name: /^Roll back to/ }).focus();
    await page.keyboard.press('Enter');
    await expect(shop.getByRole('button', { name: /^Roll back to/ })).toHaveCount(0);
  } finally {
    await site.stop();
  }
});
