import { signInNewCustomer } from '../helpers/accounts.ts';
import {
  getAppointments,
  getBookButton,
  createBookingPath,
  bookByApi,
  getChoice,
  findFreeSession,
  getStep,
} from '../helpers/booking.ts';
import { expectNoLayoutShift, visit, recordLayoutShifts } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('shows the viewer’s time beside the business time without a layout shift', async ({ page }) => {
    const session = await findFreeSession(page.request);
    await recordLayoutShifts(page);
    await visit(page, createBookingPath(session));
    await expect(page.getByText(/Your local time \(America\/Los Angeles\) is shown/)).toBeVisible();
    await expect(getChoice(page, session.slots[0]?.label ?? '')).toHaveAccessibleDescription(
      /^\d+:\d\d [AP]M(, \w{3})? your time$/,
    );
    await expectNoLayoutShift(page);
  });
});

test('renders all choices of a booking link without API requests or layout shifts', async ({ page }) => {
  const session = await findFreeSession(page.request);
  const path = createBookingPath(session, { time: session.slots[0]?.value ?? '', method: 'Chat' });
  const html = await (await page.request.get(path)).text();
  expect(html).toContain(session.artist.name);
  expect(html).toContain(session.slots[0]?.label);
  await recordLayoutShifts(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(artists|appointments)/.test(pathname)) requests.push(pathname);
  });
  await visit(page, path);
  await expect(getBookButton(page)).toBeEnabled();
  expect(requests, 'requests for responses in the HTML').toEqual([]);
  await expectNoLayoutShift(page);
});

test('shows all of the next days with free times on a wide page', async ({ page }) => {
  await visit(page, createBookingPath(await findFreeSession(page.request)));
  const days = page.getByRole('group', { name: 'Next days with free times' });
  await expect(days.getByRole('button').first()).toBeVisible();
  const overflow = await days.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow, 'hidden width in pixels').toBeLessThanOrEqual(0);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the art types and says that booking needs JavaScript, with other ways to reach us', async ({
    page,
  }) => {
    await page.goto('/appointment');
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(getStep(page, 'Art type').getByRole('radio').first()).toBeVisible();
  });

  test('shows and filters appointments, and says on the confirmation page that there is no booking', async ({
    page,
  }) => {
    await signInNewCustomer(page);
    const session = await findFreeSession(page.request);
    const id = await bookByApi(page, session);
    await page.goto(`/edit-appointment/${id}`);
    const main = page.getByRole('main');
    expect(await main.innerText()).toContain('Changing an appointment here needs JavaScript');
    expect(await main.innerText()).toContain(session.artist.name);
    await page.goto('/account/appointments');
    await expect(getAppointments(page)).toHaveCount(1);
    await expect(getAppointments(page)).toContainText(session.artist.name);
    await expect(getAppointments(page).getByRole('link', { name: 'Join Meeting' })).toBeVisible();
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeHidden();
    await getChoice(page, 'Past').check();
    await page.getByRole('button', { name: 'Show these' }).click();
    await expect(page).toHaveURL('/account/appointments?show=past');
    await expect(page.getByRole('heading', { name: 'You have no past appointments.' })).toBeVisible();

    await page.goto('/appointment-confirmation');
    expect(await main.innerText()).toMatch(/no booking to show/);
    expect(await main.innerText()).not.toMatch(/loading|looking for/i);
  });
});
