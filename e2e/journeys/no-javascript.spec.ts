import { getAccountMenu, signInNewCustomer } from '../helpers/accounts.ts';
import { getArtworkGrid, listArtists } from '../helpers/artists.ts';
import { bookByApi, findFreeSession, getAppointments, getChoice } from '../helpers/booking.ts';
import { fetchFirstProduct, RESET_PATH } from '../helpers/screens.ts';
import { formatRupees } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ javaScriptEnabled: false });

/** Pages that only say what they need JavaScript for, for guests and for customers. */
const FORM_PATHS = {
  guest: ['/signin', '/signup', '/forgot-password', RESET_PATH, '/appointment', '/cart'],
  customer: ['/account/change-password', '/account/edit-profile'],
};

test('leads a guest to a product, an artwork, an artist and search results', async ({ page, request }) => {
  const mug = await fetchFirstProduct(request, 'Mugs');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Mugs' }).first().click();
  await expect(page).toHaveURL('/shop/mugs');
  await page.getByRole('link', { name: mug.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: mug.name })).toBeVisible();
  await expect(page.getByText(formatRupees(mug.price))).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: mug.name }).first()).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Art Gallery' }).click();
  await getArtworkGrid(page).getByRole('listitem').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/artwork=/);
  await expect(page.getByRole('link', { name: /^Book / }).first()).toBeVisible();

  const [artist] = await listArtists(request);
  const name = artist?.name ?? '';
  await page.goto('/art-gallery/artist');
  await page.getByLabel('Search artists').fill(name);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([name]);

  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await field.fill('toran');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “toran”' })).toBeVisible();
});

test('says on every form that it needs JavaScript', async ({ page }) => {
  const expectNotice = async (path: string) => {
    await page.goto(path);
    // Reads the visible text, because locators ignore <noscript>.
    expect(await page.getByRole('main').innerText(), path).toMatch(/needs JavaScript/);
  };
  for (const path of FORM_PATHS.guest) await expectNotice(path);
  await signInNewCustomer(page);
  for (const path of FORM_PATHS.customer) await expectNotice(path);
});

test('shows and filters the appointments of a customer, and signs out', async ({ page }) => {
  await signInNewCustomer(page);
  const session = await findFreeSession(page.request);
  const id = await bookByApi(page, session);
  await page.goto(`/edit-appointment/${id}`);
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain('Changing an appointment here needs JavaScript');
  await page.goto('/account/appointments');
  await expect(getAppointments(page)).toContainText(session.artist.name);
  await expect(getAppointments(page).getByRole('link', { name: 'Join Meeting' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeHidden();
  await getChoice(page, 'Past').check();
  await page.getByRole('button', { name: 'Show these' }).click();
  await expect(page).toHaveURL('/account/appointments?show=past');
  await expect(page.getByRole('heading', { name: 'You have no past appointments.' })).toBeVisible();
  await page.goto('/appointment-confirmation');
  expect(await main.innerText()).toMatch(/no booking to show/);

  await getAccountMenu(page).focus();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('lets a customer delete and share designs, and the family answer', async ({ page }) => {
  await signInNewCustomer(page);
  for (const name of ['Asha', 'Ravi'])
    await page.request.post('/api/designs', { data: { product_id: 'mug-marigold-name', fields: { name } } });
  await page.goto('/designs');
  const designs = page.getByRole('list', { name: 'My designs' }).locator('> li');
  await expect(designs).toHaveCount(2);
  const ravi = designs.filter({ hasText: 'Ravi' });
  await ravi.getByText('Delete', { exact: true }).click();
  await ravi.getByRole('button', { name: /^Delete / }).click();
  await expect(designs).toHaveCount(1);

  await designs.getByText('Share', { exact: true }).click();
  await designs.getByRole('button', { name: 'Create Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Asha/ })).toBeVisible();
  await page.getByRole('button', { name: 'Looks Lovely' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Bigger, please');
  await page.getByRole('button', { name: 'Send Comment' }).click();
  await page.goto('/designs');
  await expect(designs).toContainText('1 person says: looks lovely');
  await expect(designs).toContainText('Bigger, please');
});
