import { asCustomer } from '../helpers/accounts.ts';
import {
  appointments,
  bookButton,
  bookingPath,
  bookQuietly,
  choice,
  freeSession,
  step,
} from '../helpers/booking.ts';
import { expectNoLayoutShift, visit, recordLayoutShifts } from '../helpers/page.ts';
import { expect, test } from '../helpers/test.ts';

test.describe('far away', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the viewer’s own time stands beside the studio’s, and nothing moves when it comes', async ({
    page,
  }) => {
    const session = await freeSession(page.request);
    await recordLayoutShifts(page);
    await visit(page, bookingPath(session));
    await expect(page.getByText(/Your local time \(America\/Los Angeles\) is shown/)).toBeVisible();
    await expect(choice(page, session.slots[0]?.label ?? '')).toHaveAccessibleDescription(
      /^\d+:\d\d [AP]M(, \w{3})? your time$/,
    );
    await expectNoLayoutShift(page);
  });
});

test('a link with all choices arrives whole, and keeps still', async ({ page }) => {
  const session = await freeSession(page.request);
  const address = bookingPath(session, { time: session.slots[0]?.value ?? '', method: 'Chat' });
  const html = await (await page.request.get(address)).text();
  expect(html).toContain(session.artist.name);
  expect(html).toContain(session.slots[0]?.label);
  await recordLayoutShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(artists|appointments)/.test(pathname)) asked.push(pathname);
  });
  await visit(page, address);
  await expect(bookButton(page)).toBeEnabled();
  expect(asked, 'what the HTML had answered').toEqual([]);
  await expectNoLayoutShift(page);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the art types are there, and that booking needs JavaScript is said with how else to reach us', async ({
    page,
  }) => {
    await page.goto('/appointment');
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(step(page, 'Art type').getByRole('radio').first()).toBeVisible();
  });

  test('one’s appointments can be read and filtered; the confirmation says that it has none', async ({
    page,
  }) => {
    await asCustomer(page);
    const session = await freeSession(page.request);
    const id = await bookQuietly(page, session);
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
