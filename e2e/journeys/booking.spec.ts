import { readFileSync } from 'node:fs';
import { signInNewCustomer } from '../helpers/accounts.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import {
  getAppointments,
  getBookButton,
  getChoice,
  getDateField,
  expectBooked,
  findFreeSession,
  readFreeTimes,
  getStep,
  typeDate,
} from '../helpers/booking.ts';
import {
  expectNoHorizontalScrolling,
  expectNoLayoutShift,
  recordLayoutShifts,
  tabTo,
  waitForHydration,
  visit,
} from '../helpers/page.ts';
import { NARROW } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

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

test.describe('at 320 px', () => {
  test.use({ viewport: NARROW, hasTouch: true, isMobile: true });

  test('books, moves and cancels by touch, in a layout that fits and does not move', async ({ page }) => {
    const session = await findFreeSession(page.request);
    const [bookedSlot, , laterSlot] = session.slots;
    const expectGoodLayout = async () => {
      await expectNoHorizontalScrolling(page);
      await expectNoAxeViolations(page);
    };
    await recordLayoutShifts(page);
    await signInNewCustomer(page);
    await visit(page, '/appointment');
    await getChoice(page, session.artType).tap();
    await getChoice(page, session.artist.name).tap();
    await getDateField(page).fill(session.date);
    await getChoice(page, bookedSlot?.label ?? '').tap();
    await getChoice(page, 'Jitsi Meet').tap();
    await expectGoodLayout();
    await getBookButton(page).tap();
    await expectBooked(page, session, bookedSlot?.label ?? '');
    await expectGoodLayout();
    const calendarDownload = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).tap();
    expect(readFileSync(await (await calendarDownload).path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR/);
    // The browser keeps the navigation state of the confirmation after a reload.
    await page.reload();
    await waitForHydration(page);
    await expectBooked(page, session, bookedSlot?.label ?? '');

    const response = await visit(page, '/account/appointments');
    expect(await response.text()).toContain(session.artist.name);
    await expectNoLayoutShift(page);
    await expectGoodLayout();
    await page.getByRole('link', { name: 'Messages' }).tap();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expectGoodLayout();
    await page.goBack();
    await page.getByRole('link', { name: 'Edit' }).tap();
    await expect(getChoice(page, bookedSlot?.label ?? '')).toBeChecked();
    await visit(page, page.url());
    await expectNoLayoutShift(page);
    await expectGoodLayout();
    await getChoice(page, laterSlot?.label ?? '').tap();
    await page.getByRole('button', { name: 'Save Changes' }).tap();
    await expect(page.getByText(/^Your appointment with .+ is now on /)).toBeVisible();
    await expect(getAppointments(page)).toContainText(laterSlot?.label ?? '');

    const cancelButton = page.getByRole('button', { name: 'Cancel Appointment' });
    const dialog = page.getByRole('dialog');
    await cancelButton.tap();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Keep it' }).tap();
    await expect(cancelButton).toBeFocused();
    await cancelButton.tap();
    await dialog.getByRole('button', { name: 'Yes, cancel' }).tap();
    await expect(page.getByRole('heading', { name: 'You have no upcoming appointments.' })).toBeVisible();
    // The removed button had the focus. Without a new target, the body would have the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    const { slots } = await readFreeTimes(page.request, session.artist.id, session.date);
    expect(slots.map(({ value }) => value)).toContain(laterSlot?.value);
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('shows the viewer’s time beside the business time, and all next free days', async ({ page }) => {
    const session = await findFreeSession(page.request);
    await recordLayoutShifts(page);
    const { artType, artist, date } = session;
    await visit(page, `/appointment?${new URLSearchParams({ art_type: artType, artist: artist.id, date })}`);
    await expect(getChoice(page, session.slots[0]?.label ?? '')).toHaveAccessibleDescription(
      /^\d+:\d\d [AP]M(, \w{3})? your time$/,
    );
    await expectNoLayoutShift(page);
    const days = page.getByRole('group', { name: 'Next days with free times' });
    await expect(days.getByRole('button').first()).toBeVisible();
    const overflow = await days.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow, 'hidden width in pixels').toBeLessThanOrEqual(0);
  });
});
