import { screen, waitFor, within } from '@testing-library/react';
import { expectLink, renderPage, type PageOptions } from '@rangmala/shared/testing';
import YourDataPage from './YourDataPage.tsx';

const asha = { email: 'asha@example.in', name: 'Asha', userId: 'u1', isGoogleUser: false };
const effects = { has_password: true, upcoming_sessions: 2, open_orders: 1 };

const showPage = (api: PageOptions['api'] = {}) =>
  renderPage(<YourDataPage />, {
    path: '/account/your-data',
    route: '/account/your-data',
    session: { user: asha },
    api: { 'GET /account/deletion': effects, ...api },
  });
const passwordField = () => screen.findByLabelText('Password');
const deleteButton = () => screen.getByRole('button', { name: 'Delete My Account' });

it('offers the data as a file and lists the effects of a deletion', async () => {
  showPage();
  expect(document.title).toBe('Your Data | Rangmala');
  expectLink('Download My Data', '/api/account/data');
  const form = within(await screen.findByRole('form', { name: 'Delete your account' }));
  expect(form.getByText(/Your 2 upcoming sessions will be cancelled/)).toBeVisible();
  expect(form.getByText(/Your open order will still be made and delivered/)).toBeVisible();
  expect(form.getByText(/We keep invoices with your name and address/)).toBeVisible();
});

it('deletes the account with the password, and opens the page that reports the deletion', async () => {
  const page = showPage({
    'POST /account/deletion': { deleted: true, message: 'Your account has been deleted.' },
  });
  await page.user.type(await passwordField(), 'monsoon over warangal');
  await page.user.click(deleteButton());
  await waitFor(() => expect(page.currentUrl()).toBe('/account/your-data/delete'));
  expect(page.api.bodiesTo('POST /account/deletion')).toEqual([{ password: 'monsoon over warangal' }]);
});

it('mails a link when the account has no password', async () => {
  const message = 'We have sent a link to asha@example.in.';
  const { user } = showPage({
    'GET /account/deletion': { has_password: false, upcoming_sessions: 0, open_orders: 0 },
    'POST /account/deletion': { deleted: false, message },
  });
  await user.click(await screen.findByRole('button', { name: 'Send Link' }));
  expect((await screen.findByText(message)).closest('[role="status"]')).toBeVisible();
});
