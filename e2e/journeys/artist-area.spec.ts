import { signInNewCustomer, fetchUser } from '../helpers/accounts.ts';
import {
  fetchDemoArtist,
  openProfile,
  getOwnArtwork,
  submitArtistSignIn,
  signInArtistByApi,
  readStoredArtist,
  getUploadGroup,
  getArtworkGrid,
  getAvailabilityEntries,
  openTab,
} from '../helpers/artists.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import { findFreeSession } from '../helpers/booking.ts';
import { createPng, createTextFile } from '../helpers/files.ts';
import { waitForHydration, visit } from '../helpers/page.ts';
import { VIEWPORTS } from '../helpers/screens.ts';
import { ARTIST_PASSWORD } from '../helpers/site.ts';
import { expect, test } from '../helpers/test.ts';

/**
 * For each viewport, the index of the artist that its tests change, counted from the last artist. Tests in other files
 * use the first artists. The last artist (-1) gets a new password in this file.
 */
const CHANGED_ARTIST_INDEXES = [-2, -3] as const;
/** Index of the artist whose edits are restored after a new sign-in. */
const RESTORED_ARTIST_INDEX = -4;

for (const [index, { name, viewport }] of VIEWPORTS.entries()) {
  test.describe(name, () => {
    test.use({ viewport });

    test('signs an artist in and out', async ({ page, request, consoleMessages }) => {
      consoleMessages.allow(/status of 401/);
      const { id, name } = await fetchDemoArtist(request, CHANGED_ARTIST_INDEXES[index]);
      await visit(page, '/artists');
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
      const response = await page.request.get(`/api/artists/${id}/sessions`);
      expect(response.status()).toBe(401);
    });

    test('saves profile and hours, and shows the biography to visitors', async ({ page, request }) => {
      const { id, name } = await fetchDemoArtist(request, CHANGED_ARTIST_INDEXES[index]);
      await openProfile(page, id);
      await expectNoAxeViolations(page);
      await openTab(page, 'Profile');
      const bio = `Draws peacocks on ${viewport.width} walls.`;
      await page.getByLabel('Bio').fill(bio);
      await page.getByLabel('Profile image').setInputFiles(createPng('me.png', index + 3));
      await expect(page.getByRole('img', { name: `Profile picture of ${name}` })).toHaveAttribute(
        'src',
        /^\/uploads\//,
      );

      await openTab(page, 'Hours');
      const entryCount = await getAvailabilityEntries(page).count();
      await page.getByRole('button', { name: 'Add availability' }).click();
      const newEntry = getAvailabilityEntries(page).nth(entryCount);
      await expect(newEntry.getByLabel('Start time')).toHaveValue('10:00');
      await expect(newEntry.getByLabel('End time')).toHaveValue('11:00');
      await newEntry.getByLabel('Day').selectOption('Sun');
      await newEntry.getByLabel('Start time').selectOption('05:00');
      await newEntry.getByLabel('End time').selectOption('04:30');
      await expect(newEntry).toHaveAccessibleDescription(/must be after the start time/);
      await page.getByRole('button', { name: 'Save Profile' }).click();
      await expect(newEntry.getByLabel('Day')).toBeFocused();
      await expectNoAxeViolations(page);
      await newEntry.getByLabel('End time').selectOption('06:30');

      await page.getByRole('button', { name: 'Save Profile' }).click();
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
      await expect(page.getByText('Profile updated!')).toBeVisible();
      await expect(page.getByText('Profile updated!')).toBeHidden();

      const artist = (await (await request.get(`/api/artists/${id}`)).json()) as {
        bio: string;
        availability: unknown[];
      };
      expect(artist.bio).toBe(bio);
      expect(artist.availability).toContainEqual({ weekday: 6, start_time: '05:00', end_time: '06:30' });
      await visit(page, `/art-gallery/artist?search=${encodeURIComponent(name)}`);
      await expect(page.getByText(bio)).toBeVisible();
    });

    test('uploads, renames, moves and deletes an artwork', async ({ page, request }) => {
      const { id, name } = await fetchDemoArtist(request, CHANGED_ARTIST_INDEXES[index]);
      const title = `Owl at ${viewport.width}`;
      await openProfile(page, id);
      await openTab(page, 'Gallery');
      await getUploadGroup(page).getByRole('button', { name: 'Upload' }).click();
      await expect(getUploadGroup(page).getByRole('alert')).toHaveText(
        'Please select an image, enter a title, and choose at least one art type.',
      );
      await expectNoAxeViolations(page);
      await getUploadGroup(page)
        .getByLabel('Artwork image')
        .setInputFiles(createPng('owl.png', index, 640));
      await getUploadGroup(page).getByLabel('Title').fill(title);
      await getUploadGroup(page)
        .getByRole('group', { name: 'Art types of the artwork' })
        .getByRole('checkbox')
        .first()
        .check();
      await getUploadGroup(page).getByRole('button', { name: 'Upload' }).click();
      await expect(page.getByText('Image uploaded to gallery!')).toBeVisible();

      await getOwnArtwork(page, title).getByRole('button', { name: 'Rename' }).click();
      const renameDialog = page.getByRole('dialog', { name: 'Rename the artwork' });
      await expectNoAxeViolations(page);
      await renameDialog.getByLabel('New title').fill(`${title} by night`);
      await renameDialog.getByRole('button', { name: 'Save title' }).click();
      await expect(getOwnArtwork(page, `${title} by night`)).toBeVisible();

      await getOwnArtwork(page, title).getByRole('button', { name: 'Make Cover' }).click();
      const moveDownButton = getOwnArtwork(page, title).getByRole('button', { name: 'Move down' });
      await moveDownButton.focus();
      await page.keyboard.press('Enter');
      await expect(moveDownButton).toBeFocused();
      const fetchTitles = async () => {
        const response = await request.get(`/api/artists/${id}/gallery`);
        const { artworks } = (await response.json()) as { artworks: { title: string }[] };
        return artworks.map((artwork) => artwork.title);
      };
      await expect.poll(async () => (await fetchTitles()).indexOf(`${title} by night`)).toBe(1);

      await visit(page, `/art-gallery/artist?search=${encodeURIComponent(name)}`);
      await expect(getArtworkGrid(page, `Artworks by ${name}`).getByText(`${title} by night`)).toBeVisible();

      await visit(page, `/artists/${id}`);
      await openTab(page, 'Gallery');
      await getOwnArtwork(page, title).getByRole('button', { name: 'Delete' }).click();
      await page
        .getByRole('dialog', { name: 'Delete this artwork?' })
        .getByRole('button', { name: 'Yes, delete' })
        .click();
      await expect(getOwnArtwork(page, title)).toHaveCount(0);
      expect(await fetchTitles()).not.toContain(`${title} by night`);
    });
  });
}

test('refuses an upload that is not an image', async ({ page, request }) => {
  const { id } = await fetchDemoArtist(request, 2);
  await openProfile(page, id);
  await page.getByLabel('Profile image').setInputFiles(createTextFile('notes.txt', 'text/plain', 'hello'));
  await expect(
    page.getByText('Invalid file type. Please upload a JPG, PNG, GIF or SVG image.'),
  ).toBeVisible();
});

test('redirects to sign-in when the sign-in flag is forged', async ({ page, request, consoleMessages }) => {
  consoleMessages.allow(/status of 401/);
  const { id } = await fetchDemoArtist(request);
  await visit(page, '/artists');
  await page.evaluate((artistId) => {
    localStorage.setItem('artistLoggedIn', 'true');
    localStorage.setItem('artistId', artistId);
  }, id);
  for (const path of [`/artists/${id}`, `/artists/${id}/changepassword`]) {
    await page.goto(path);
    await expect(page).toHaveURL('/artists');
    await expect(page.getByLabel('Artist ID')).toBeVisible();
    await expect.poll(() => readStoredArtist(page)).toEqual([null, null]);
  }
});

test('restores unsaved edits when the artist signs in again after the session has ended', async ({
  page,
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 401/);
  const { id } = await fetchDemoArtist(request, RESTORED_ARTIST_INDEX);
  await openProfile(page, id);
  await page.getByLabel('Testimonial').fill('A line is a walk.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page).toHaveURL('/artists');
  await submitArtistSignIn(page, id);
  await expect(page.getByLabel('Testimonial')).toHaveValue('A line is a walk.');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile updated!')).toBeVisible();
});

test('asks before leaving with unsaved changes', async ({ page, request }) => {
  const { id } = await fetchDemoArtist(request, 2);
  await openProfile(page, id);
  await page.getByLabel('Bio').fill('Half a sentence');
  await page.getByRole('banner').getByRole('link', { name: 'Art Gallery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Half a sentence');
  await page.getByRole('banner').getByRole('link', { name: 'Art Gallery' }).click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/art-gallery');
  await visit(page, `/artists/${id}`);
  await expect(page.getByLabel('Bio')).not.toHaveValue('Half a sentence');
});

test('redirects a signed-out artist from the profile to the sign-in and back', async ({
  page,
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 401/);
  const { id } = await fetchDemoArtist(request, 3);
  await page.goto(`/artists/${id}`);
  await expect(page).toHaveURL('/artists');
  await waitForHydration(page);
  await submitArtistSignIn(page, id);
  await expect(page).toHaveURL(`/artists/${id}`);
  await expect(page.getByLabel('Calendar address')).toHaveValue(/\.ics$/);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/artists');
  await submitArtistSignIn(page, id);
  await expect(page.getByLabel('Calendar address')).toHaveValue(/\.ics$/);
  await expect(page).toHaveURL(`/artists/${id}`);
});

test('does not show the profile of another artist', async ({ page, request }) => {
  const [ownArtist, otherArtist] = [await fetchDemoArtist(request, 2), await fetchDemoArtist(request, 3)];
  await signInArtistByApi(page, ownArtist.id);
  await visit(page, `/artists/${otherArtist.id}`);
  await expect(page.getByRole('heading', { name: 'This profile belongs to another artist.' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page).toHaveURL(`/artists/${ownArtist.id}`);
  await expect(page.getByLabel('Bio')).toBeVisible();
});

test('shows a booking on the artist’s profile and in the calendar feed, and replaces the address of the feed', async ({
  page,
  browser,
  site,
  request,
}) => {
  const session = await findFreeSession(request);
  const customerContext = await browser.newContext({ baseURL: site.url });
  const customer = await signInNewCustomer(await customerContext.newPage());
  const customerSession = (await (await customerContext.request.get('/api/session')).json()) as {
    user: { userId: string };
  };
  const bookingResponse = await customerContext.request.post('/api/appointments', {
    data: {
      artist_id: session.artist.id,
      user_id: customerSession.user.userId,
      date: session.date,
      time: session.slots[0]?.value,
      art_type: session.artType,
      session_type: 'Jitsi Meet',
    },
  });
  expect(bookingResponse.status(), await bookingResponse.text()).toBe(201);
  await customerContext.close();

  await openProfile(page, session.artist.id);
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: customer.name }).first();
  await expect(item).toContainText(session.slots[0]?.label ?? '');
  await expect(item.getByRole('link', { name: /^Join Meeting/ })).toHaveAttribute('href', /^https:\/\//);

  const calendarField = page.getByLabel('Calendar address');
  await expect(calendarField).toHaveValue(/\.ics$/);
  const url = await calendarField.inputValue();
  expect(await (await request.get(url)).text()).toContain(customer.name);
  await page.getByRole('button', { name: 'Get a new address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Get a new one' }).click();
  await expect(calendarField).not.toHaveValue(url);
  expect((await request.get(url)).status()).toBe(404);
});

test('changes the password and returns to the profile', async ({ page, request }) => {
  const { id } = await fetchDemoArtist(request, -1);
  await openProfile(page, id);
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL(`/artists/${id}/changepassword`);
  await waitForHydration(page);
  const main = page.getByRole('main');
  const submitPasswords = async (current: string, newPassword: string) => {
    await main.getByLabel('Current password', { exact: true }).fill(current);
    await main.getByLabel('New password', { exact: true }).fill(newPassword);
    await main.getByRole('button', { name: 'Change Password' }).click();
  };
  await submitPasswords(ARTIST_PASSWORD, 'short');
  await expect(main.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/at least 8/);
  await expectNoAxeViolations(page);
  await submitPasswords(ARTIST_PASSWORD, 'clay on neem leaves');
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(`/artists/${id}`);
  await signInArtistByApi(page, id, 'clay on neem leaves');
});
