import { fetchUser } from '../helpers/accounts.ts';
import {
  fetchDemoArtist,
  openProfile,
  submitArtistSignIn,
  readStoredArtist,
  getAvailabilityEntries,
  openTab,
} from '../helpers/artists.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import { createPng } from '../helpers/files.ts';
import { expectNoHorizontalScrolling, visit } from '../helpers/page.ts';
import { NARROW } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

/** Index of the artist that these tests change. Tests in other files use the first artists. */
const CHANGED_ARTIST_INDEX = -2;

test.use({ viewport: NARROW });

test('signs an artist in, returns to the profile, and signs out', async ({
  page,
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 401/);
  const { id, name } = await fetchDemoArtist(request, CHANGED_ARTIST_INDEX);
  await visit(page, `/artists/${id}`);
  await expect(page).toHaveURL('/artists');
  await submitArtistSignIn(page, id, 'not the password');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid artist ID or password.');
  await expectNoAxeViolations(page);
  await submitArtistSignIn(page, id);
  await expect(page).toHaveURL(`/artists/${id}`);
  await openTab(page, 'Account');
  await expect(page.getByText(`You are signed in as ${name}`)).toBeVisible();
  await expect.poll(() => readStoredArtist(page)).toEqual(['true', id]);
  await expect.poll(() => fetchUser(page)).toBeNull();

  await visit(page, '/artists');
  await expect(page).toHaveURL(`/artists/${id}`);
  await openTab(page, 'Account');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/artists');
  await expect.poll(() => readStoredArtist(page)).toEqual([null, null]);
  expect((await page.request.get(`/api/artists/${id}/sessions`)).status()).toBe(401);
});

test('saves profile and hours, focuses the first invalid entry, and shows the biography to visitors', async ({
  page,
  request,
}) => {
  const { id, name } = await fetchDemoArtist(request, CHANGED_ARTIST_INDEX);
  await openProfile(page, id);
  await expectNoAxeViolations(page);
  await expectNoHorizontalScrolling(page);
  await openTab(page, 'Profile');
  await page.getByLabel('Bio').fill('Draws peacocks on walls.');
  await page.getByLabel('Profile image').setInputFiles(createPng('me.png', 3));
  await expect(page.getByRole('img', { name: `Profile picture of ${name}` })).toHaveAttribute(
    'src',
    /^\/uploads\//,
  );
  await openTab(page, 'Hours');
  const entryCount = await getAvailabilityEntries(page).count();
  await page.getByRole('button', { name: 'Add availability' }).click();
  const newEntry = getAvailabilityEntries(page).nth(entryCount);
  await newEntry.getByLabel('Day').selectOption('Sun');
  await newEntry.getByLabel('Start time').selectOption('05:00');
  await newEntry.getByLabel('End time').selectOption('04:30');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(newEntry.getByLabel('Day')).toBeFocused();
  await expectNoAxeViolations(page);
  await newEntry.getByLabel('End time').selectOption('06:30');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile updated!')).toBeVisible();

  const artist = (await (await request.get(`/api/artists/${id}`)).json()) as { availability: unknown[] };
  expect(artist.availability).toContainEqual({ weekday: 6, start_time: '05:00', end_time: '06:30' });
  await visit(page, `/art-gallery/artist?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('Draws peacocks on walls.')).toBeVisible();
});
