import { signInNewCustomer, createPerson } from '../helpers/accounts.ts';
import { expectNoAxeViolations } from '../helpers/axe.ts';
import {
  getAppointments,
  getBookButton,
  bookByApi,
  getChoice,
  getDateField,
  findFreeSession,
  readFreeTimes,
  openBookingWithChoices,
  getStep,
} from '../helpers/booking.ts';
import { expectNoLayoutShift, visit, recordLayoutShifts } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

test('redirects a guest to the sign-in page with the requested path', async ({ page }) => {
  await page.goto('/account/appointments?show=all');
  await expect(page).toHaveURL(`/signin?next=${encodeURIComponent('/account/appointments?show=all')}`);
});

test('filters the appointments, and links an empty list to the booking flow', async ({ page }) => {
  await signInNewCustomer(page);
  await visit(page, '/account/appointments');
  await expect(page.getByRole('heading', { name: 'You have no upcoming appointments.' })).toBeVisible();
  const session = await findFreeSession(page.request);
  await bookByApi(page, session, { method: 'Jitsi Meet' });

  await recordLayoutShifts(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const response = await visit(page, '/account/appointments');
  expect(await response.text()).toContain(session.artist.name);
  await expect(getAppointments(page)).toHaveCount(1);
  await expect(getAppointments(page)).toContainText(session.artist.name);
  await expect(getAppointments(page)).toContainText(session.slots[0]?.label ?? '');
  await expect(getAppointments(page)).toContainText(session.artType);
  await expect(getAppointments(page).getByRole('link', { name: 'Join Meeting' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expectNoLayoutShift(page);
  expect(
    requests.filter((path) => path.startsWith('/api/appointments/user/')),
    'requests for the list that the HTML contains',
  ).toEqual([]);

  await getChoice(page, 'Past').check();
  await expect(page.getByRole('heading', { name: 'You have no past appointments.' })).toBeVisible();
  await getChoice(page, 'All').check();
  await expect(page).toHaveURL('/account/appointments?show=all');
  await expect(getAppointments(page)).toHaveCount(1);
});

test('cancels an appointment after a confirmation and frees its time', async ({ page }) => {
  await signInNewCustomer(page);
  const session = await findFreeSession(page.request);
  const time = session.slots[0]?.value;
  await bookByApi(page, session);
  await visit(page, '/account/appointments');
  const openCancelDialog = () =>
    getAppointments(page).getByRole('button', { name: 'Cancel Appointment' }).click();
  const dialog = page.getByRole('dialog');

  await openCancelDialog();
  await expect(dialog).toContainText('Are you sure you want to cancel this appointment?');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(getAppointments(page).getByRole('button', { name: 'Cancel Appointment' })).toBeFocused();

  await openCancelDialog();
  await dialog.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(
    page.getByText(`Your appointment with ${session.artist.name} has been cancelled.`),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You have no upcoming appointments.' })).toBeVisible();
  // The removed button had the focus. Without a new target, the body would have the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const { slots } = await readFreeTimes(page.request, session.artist.id, session.date);
  expect(slots.map(({ value }) => value)).toContain(time);
});

test('shows a failed cancellation in the dialog, and keeps the appointment', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 500/);
  await signInNewCustomer(page);
  await bookByApi(page, await findFreeSession(page.request));
  await visit(page, '/account/appointments');
  await page.route('**/api/appointments/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { detail: 'Sorry.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Cancel Appointment' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('Could not cancel the appointment. Please try again.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(getAppointments(page)).toHaveCount(1);
});

test('moves an appointment and shows the change in the list', async ({ page }) => {
  await signInNewCustomer(page);
  const session = await findFreeSession(page.request);
  const [bookedSlot, , laterSlot] = session.slots;
  await bookByApi(page, session);
  await visit(page, '/account/appointments');
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Appointment' })).toBeVisible();
  await expect(getDateField(page)).toHaveValue(session.date);
  await expect(getChoice(page, bookedSlot?.label ?? '')).toBeChecked();
  await expect(getChoice(page, 'Jitsi Meet')).toBeChecked();

  await getChoice(page, laterSlot?.label ?? '').check();
  await getChoice(page, 'Call').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/account/appointments');
  await expect(page.getByText(/^Your appointment with .+ is now on .+ by phone call\.$/)).toBeVisible();
  await expect(getAppointments(page)).toContainText(laterSlot?.label ?? '');
  await expect(getAppointments(page)).toContainText('Call');
  await expect(getAppointments(page).getByRole('link', { name: 'Join Meeting' })).toBeHidden();
});

test('renders the edit page completely, without a layout shift', async ({ page }) => {
  await signInNewCustomer(page);
  const id = await bookByApi(page, await findFreeSession(page.request));
  await recordLayoutShifts(page);
  await visit(page, `/edit-appointment/${id}`);
  await expect(getStep(page, 'Session method')).toBeVisible();
  await expectNoLayoutShift(page);
});

test('shows a message for another customer’s appointment and for an unknown appointment', async ({
  page,
  browser,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 40[34]/);
  const otherPage = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signInNewCustomer(otherPage, createPerson('Ravi Kumar'));
  const id = await bookByApi(otherPage, await findFreeSession(page.request));
  await otherPage.context().close();

  await signInNewCustomer(page);
  expect((await visit(page, `/edit-appointment/${id}`)).status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'This appointment isn’t yours.' })).toBeVisible();
  expect((await visit(page, '/edit-appointment/no-such-one')).status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Appointment not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Appointments' }).last().click();
  await expect(page).toHaveURL('/account/appointments');
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('has no axe violations on the booking, confirmation, list and edit pages', async ({
      page,
      consoleMessages,
    }) => {
      consoleMessages.allow(/status of 409/);
      const session = await findFreeSession(page.request);
      await signInNewCustomer(page);
      const id = await bookByApi(page, session);
      await openBookingWithChoices(page, session, 1);
      await expectNoAxeViolations(page);
      await page.route('**/api/appointments', (route) =>
        route.fulfill({
          status: 409,
          json: {
            detail: 'Someone has just booked this time. Please choose another.',
            nearest: [{ date: session.date, time: session.slots[2]?.value, label: session.slots[2]?.label }],
          },
        }),
      );
      await getBookButton(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoAxeViolations(page);
      await page.unroute('**/api/appointments');
      await getBookButton(page).click();
      await expect(page).toHaveURL('/appointment-confirmation');
      await expectNoAxeViolations(page);

      await visit(page, '/account/appointments');
      await expect(getAppointments(page)).toHaveCount(2);
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Cancel Appointment' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoAxeViolations(page);
      await visit(page, `/edit-appointment/${id}`);
      await expect(getStep(page, 'Session method')).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}
