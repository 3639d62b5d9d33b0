import { signInNewCustomer } from '../helpers/accounts.ts';
import {
  appointments,
  bookButton,
  bookingPath,
  bookByApi,
  choice,
  findFreeSession,
  step,
} from '../helpers/booking.ts';
import { expectNoLayoutShift, visit, recordLayoutShifts } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('shows the viewer’s time beside the business time without a layout shift', async ({ page }) => {
    const session = await findFreeSession(page.request);
    await recordLayoutShifts(page);
    await visit(page, bookingPath(session));
    await expect(page.getByText(/Your local time \(America\/Los Angeles\) is shown/)).toBeVisible();
    await expect(choice(page, session.slots[0]?.label ?? '')).toHaveAccessibleDescription(
      /^\d+:\d\d [AP]M(, \w{3})? your time$/,
    );
    await expectNoLayoutShift(page);
  });
});

test('renders a booking link with all its choices, without requests and layout shifts', async ({ page }) => {
  const session = await findFreeSession(page.request);
  const path = bookingPath(session, { time: session.slots[0]?.value ?? '', method: 'Chat' });
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
  await expect(bookButton(page)).toBeEnabled();
  expect(requests, 'requests for responses in the HTML').toEqual([]);
  await expectNoLayoutShift(page);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the art types and says that booking needs JavaScript, with other ways to reach us', async ({
    page,
  }) => {
    await page.goto('/appointment');
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(step(page, 'Art type').getByRole('radio').first()).toBeVisible();
  });

  test('shows and filters appointments, and says on the confirmation that there is no booking', async ({
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
    await expect(appointments(page)).toHaveCount(1);
    await expect(appointments(page)).toContainText(session.artist.name);
    await expect(appointments(page).getByRole('link', { name: 'Join Meeting' })).toBeVisible();
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeHidden();
    await choice(page, 'Past').check();
    await page.getByRole('button', { name: 'Show these' }).click();
    await expect(page).toHaveURL('/account/appointments?show=past');
    await expect(page.getByRole('heading', { name: 'You have no past appointments.' })).toBeVisible();

    await page.goto('/appointment-confirmation');
    expect(await main.innerText()).toMatch(/no booking to show/);
    expect(await main.innerText()).not.toMatch(/loading|looking for/i);
  });
});
