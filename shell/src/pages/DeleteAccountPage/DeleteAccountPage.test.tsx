import { screen } from '@testing-library/react';
import { createRefusal, expectLink, renderPage, type PageOptions } from '@rangmala/shared/testing';
import DeleteAccountPage from './DeleteAccountPage.tsx';

const PATH = '/account/your-data/delete';
const guestApi = { 'GET /session': { user: null, artist: null } };

const showPage = (search: string, options: PageOptions = {}) =>
  renderPage(<DeleteAccountPage />, {
    path: PATH + search,
    ...options,
    api: { ...guestApi, ...options.api },
  });
const deleteButton = () => screen.getByRole('button', { name: 'Delete My Account' });

it('deletes only when the button is pressed', async () => {
  const { user, api } = showPage('?token=secret', {
    api: { 'POST /account/deletion/confirm': { deleted: true, message: 'Your account has been deleted.' } },
  });
  expect(api.requests).toEqual([]);
  await user.click(deleteButton());
  expect(await screen.findByText(/^Your account has been deleted\./)).toBeVisible();
  expect(api.bodiesTo('POST /account/deletion/confirm')).toEqual([{ token: 'secret' }]);
});

it('says that the link has expired', async () => {
  const detail = 'This link has expired or has already been used. Please request a new one.';
  const { user } = showPage('?token=old', {
    api: { 'POST /account/deletion/confirm': createRefusal(404, detail) },
  });
  await user.click(deleteButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
});

it('says that a link without a token is incomplete, and links to the page for a new link', () => {
  showPage('');
  expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
  expectLink('Request a New Link', '/account/your-data');
});

it('says that the account is deleted, and requests the session', async () => {
  const { api } = showPage('', { state: { deleted: true } });
  expect(await screen.findByText(/^Your account has been deleted\./)).toBeVisible();
  expect(api.to('GET /session')).toHaveLength(1);
});
