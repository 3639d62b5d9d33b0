import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInNewCustomer, createPerson, register, submitSignIn } from '../helpers/accounts.ts';
import {
  getBookButton,
  bookByApi,
  getChoice,
  countAppointments,
  getDateField,
  expectBooked,
  findFreeSession,
  openBookingWithChoices,
  getStep,
  typeDate,
} from '../helpers/booking.ts';
import { waitForHydration, visit } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: ReturnType<typeof getChoice>): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The element was not reached with Tab.');
}

test('books by mouse, and shows the next step after each choice', async ({ page }) => {
  const session = await findFreeSession(page.request);
  const { artType, artist, date, slots } = session;
  const label = slots[1]?.label ?? '';
  await signInNewCustomer(page);
  await visit(page, '/appointment');
  await expect(getBookButton(page)).toBeDisabled();

  await expect(getStep(page, 'Artist')).toBeHidden();
  await getChoice(page, artType).check();
  await expect(getStep(page, 'Artist')).toBeVisible();
  await expect(getStep(page, 'Date')).toBeHidden();
  await getChoice(page, artist.name).check();
  await expect(getStep(page, 'Time')).toBeHidden();
  await getDateField(page).fill(date);
  await expect(page.getByText('Times are Indian Standard Time')).toBeVisible();
  await expect(getStep(page, 'Session method')).toBeHidden();
  await getChoice(page, label).check();
  await expect(getBookButton(page)).toBeDisabled();
  await getChoice(page, 'Jitsi Meet').check();
  await getBookButton(page).click();

  await expectBooked(page, session, label);
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  const [calendarDownload] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(readFileSync(await calendarDownload.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR/);
  const meetingLink = await page.getByRole('link', { name: 'Join Meeting' }).getAttribute('href');
  expect(meetingLink).toMatch(/^https:\/\//);

  // The browser keeps the navigation state of the confirmation after a reload.
  await page.reload();
  await waitForHydration(page);
  await expectBooked(page, session, label);
  await page.getByRole('link', { name: 'Book Another' }).click();
  await expect(page).toHaveURL('/appointment');
  await expect(getBookButton(page)).toBeDisabled();
});

test('books by keyboard, and keeps the focus on the chosen art type', async ({ page }) => {
  const session = await findFreeSession(page.request);
  const { artType, artist, date, slots } = session;
  await signInNewCustomer(page);
  await visit(page, '/appointment');
  const artTypeChoices = page.getByRole('radio');
  await tabTo(page, artTypeChoices.first());
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 20 && !(await getChoice(page, artType).isChecked()); presses++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(getChoice(page, artType)).toBeFocused();
  await expect(getChoice(page, artType)).toBeChecked();

  await expect(getChoice(page, artist.name)).toBeVisible();
  await tabTo(page, getStep(page, 'Artist').getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 20 && !(await getChoice(page, artist.name).isChecked()); presses++) {
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, getDateField(page));
  await typeDate(page, date);
  const firstTime = getChoice(page, slots[0]?.label ?? '');
  await expect(firstTime).toBeVisible();
  await tabTo(page, firstTime);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(getChoice(page, slots[1]?.label ?? '')).toBeChecked();
  await tabTo(page, getChoice(page, 'Jitsi Meet'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(getChoice(page, 'Chat')).toBeChecked();
  await tabTo(page, getBookButton(page));
  await page.keyboard.press('Enter');
  await expectBooked(page, session, slots[1]?.label ?? '');
});

test('stores the choices in the URL: Back undoes the last choice, a reload keeps all', async ({ page }) => {
  const { artType, artist, date, slots } = await findFreeSession(page.request);
  await visit(page, '/appointment');
  await getChoice(page, artType).check();
  await getChoice(page, artist.name).check();
  await getDateField(page).fill(date);
  await getChoice(page, slots[0]?.label ?? '').check();
  // A second choice of the time replaces the history entry of the first choice.
  await getChoice(page, slots[2]?.label ?? '').check();
  await page.reload();
  await waitForHydration(page);
  await expect(getChoice(page, slots[2]?.label ?? '')).toBeChecked();

  await page.goBack();
  await expect(getChoice(page, slots[2]?.label ?? '')).not.toBeChecked();
  await expect(getDateField(page)).toHaveValue(date);
  await page.goBack();
  await expect(getDateField(page)).toHaveValue('');
  await page.goBack();
  await expect(getChoice(page, artist.name)).not.toBeChecked();
  await page.goBack();
  await expect(getStep(page, 'Artist')).toBeHidden();
  await page.goForward();
  await expect(getChoice(page, artType)).toBeChecked();
});

test('clears the artist when the art type changes, and the time when the date changes', async ({ page }) => {
  const session = await findFreeSession(page.request);
  const label = await openBookingWithChoices(page, session);
  await getDateField(page).fill(
    new Date(Date.parse(session.date) + 7 * 86_400_000).toISOString().slice(0, 10),
  );
  await expect(getChoice(page, label)).not.toBeChecked();
  await expect(getBookButton(page)).toBeDisabled();
  await getStep(page, 'Art type').getByRole('radio', { checked: false }).first().check();
  await expect(getStep(page, 'Artist')).toBeVisible();
  await expect(getStep(page, 'Artist').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(getStep(page, 'Date')).toBeHidden();
});

test('keeps the choices of a guest who signs in at the end', async ({ page, consoleMessages }) => {
  const session = await findFreeSession(page.request);
  const person = await register(page.request, createPerson());
  await page.context().clearCookies();
  const label = await openBookingWithChoices(page, session);
  await expect(page.getByText('You’ll sign in first.')).toBeVisible();
  await getBookButton(page).click();
  await expect(page).toHaveURL(/^[^?]*\/signin\?next=/);
  await submitSignIn(page, person);
  await expect(page).toHaveURL(/\/appointment\?/);
  for (const name of [session.artType, session.artist.name, label, 'Call']) {
    await expect(getChoice(page, name)).toBeChecked();
  }

  // The form also keeps the choices when the customer's sign-in ends while the form is open.
  await page.context().clearCookies();
  consoleMessages.allow(/status of 401/);
  await getBookButton(page).click();
  await expect(page).toHaveURL(/\/signin\?next=/);
  await submitSignIn(page, person);
  await getBookButton(page).click();
  await expectBooked(page, session, label);
});

test('offers the nearest free times when the time was just taken, and keeps the other choices', async ({
  page,
  browser,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 409/);
  const session = await findFreeSession(page.request);
  await signInNewCustomer(page);
  const label = await openBookingWithChoices(page, session, 1);
  const otherPage = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signInNewCustomer(otherPage, createPerson('Ravi Kumar'));
  await bookByApi(otherPage, session, { slotIndex: 1 });
  await otherPage.context().close();

  await getBookButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Someone has just booked this time.');
  await expect(getChoice(page, label)).toBeHidden();
  await expect(getChoice(page, session.artist.name)).toBeChecked();
  await expect(getChoice(page, 'Call')).toBeChecked();
  await expect(getDateField(page)).toHaveValue(session.date);
  const nearestTime = page.getByRole('group', { name: 'Nearest free times' }).getByRole('button').first();
  const nearestLabel = (await nearestTime.textContent()) ?? '';
  await nearestTime.click();
  await expect(page.getByRole('alert')).toBeHidden();
  await getBookButton(page).click();
  await expectBooked(page, session, nearestLabel);
});

test('books once when the button is pressed twice or again after a lost response', async ({
  page,
  consoleMessages,
}) => {
  const session = await findFreeSession(page.request);
  await signInNewCustomer(page);
  const label = await openBookingWithChoices(page, session);
  // The server books, but its response is lost.
  consoleMessages.allow(/ERR_FAILED/);
  await page.route('**/api/appointments', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await getBookButton(page).dblclick();
  await expect(page.getByRole('alert')).toContainText('Could not book the appointment. Please try again.');
  await page.unroute('**/api/appointments');
  await getBookButton(page).click();
  await expectBooked(page, session, label);
  expect(await countAppointments(page)).toBe(1);
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('books by touch without horizontal scrolling', async ({ page }) => {
    const session = await findFreeSession(page.request);
    const label = session.slots[0]?.label ?? '';
    const expectNoHorizontalScrolling = async () => {
      const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflowPx, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
    };
    await signInNewCustomer(page);
    await visit(page, '/appointment');
    await getChoice(page, session.artType).tap();
    await getChoice(page, session.artist.name).tap();
    await getDateField(page).fill(session.date);
    await getChoice(page, label).tap();
    await getChoice(page, 'Jitsi Meet').tap();
    await expectNoHorizontalScrolling();
    await getBookButton(page).tap();
    await expectBooked(page, session, label);
    await expectNoHorizontalScrolling();
    await page.getByRole('link', { name: 'My Appointments' }).last().tap();
    await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeVisible();
    await expectNoHorizontalScrolling();
    await page.getByRole('link', { name: 'Edit' }).tap();
    await expect(getStep(page, 'Session method')).toBeVisible();
    await expectNoHorizontalScrolling();
  });
});
