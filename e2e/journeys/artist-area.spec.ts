import { listArtists } from '../helpers/artists.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import { createPng } from '../helpers/files.ts';
import { expectNoHorizontalScrolling, visit } from '../helpers/page.ts';
import { NARROW } from '../helpers/screens.ts';
import { ARTIST_PASSWORD } from '../helpers/site.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: NARROW });

test('signs an artist in, saves profile and hours, focuses the first invalid entry, and signs out', async ({
  page,
  request,
}) => {
  // Changes the last artist, because tests in other files use the first artists.
  const { id = '', name = '' } = (await listArtists(request)).at(-1) ?? {};
  await visit(page, `/artists/${id}`);
  await expect(page).toHaveURL('/artists');
  const main = page.getByRole('main');
  const openTab = (tab: string) =>
    page.getByRole('navigation', { name: 'Artist area' }).getByRole('link', { name: tab }).click();
  await main.getByLabel('Artist ID').fill(id);
  await main.getByLabel('Password', { exact: true }).fill(ARTIST_PASSWORD);
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your sessions' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScrolling(page);
  await openTab('Profile');
  await page.getByLabel('Bio').fill('Draws peacocks on walls.');
  await page.getByLabel('Profile image').setInputFiles(createPng('me.png', 3));
  await expect(page.getByRole('img', { name: `Profile picture of ${name}` })).toHaveAttribute(
    'src',
    /^\/uploads\//,
  );
  await openTab('Hours');
  const entries = page.getByRole('group', { name: /^Availability \d+$/ });
  const entryCount = await entries.count();
  await page.getByRole('button', { name: 'Add availability' }).click();
  const newEntry = entries.nth(entryCount);
  await newEntry.getByLabel('Day').selectOption('Sun');
  await newEntry.getByLabel('Start time').selectOption('05:00');
  await newEntry.getByLabel('End time').selectOption('04:30');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(newEntry.getByLabel('Day')).toBeFocused();
  await expectNoAxeViolations(page);
  await newEntry.getByLabel('End time').selectOption('06:30');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile updated!')).toBeVisible();

  await visit(page, `/art-gallery/artist?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('Draws peacocks on walls.')).toBeVisible();
  await visit(page, `/artists/${id}#account`);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/artists');
  expect((await page.request.get(`/api/artists/${id}/sessions`)).status()).toBe(401);
});
