import { screen, waitFor } from '@testing-library/react';
import { createRefusal, expectLink, renderPage } from '@rangmala/shared/testing';
import { artistAreaApi, meeraSession } from '../../testing/fixtures.ts';
import ArtistDeleteAccountPage from './ArtistDeleteAccountPage.tsx';

const GET_EFFECTS = 'GET /artists/meera-joshi/deletion';
const POST_DELETION = 'POST /artists/meera-joshi/deletion';

async function showPage(response?: unknown) {
  const page = renderPage(<ArtistDeleteAccountPage />, {
    path: '/artists/meera-joshi/delete-account',
    route: '/artists/:artistId/delete-account',
    session: meeraSession,
    api: {
      ...artistAreaApi,
      [GET_EFFECTS]: { upcoming_sessions: 2, artworks: 1 },
      [POST_DELETION]: response,
    },
  });
  await page.user.type(await screen.findByLabelText('Password'), 'nine blue owls');
  return page;
}

test('lists the data that is deleted and the data that is kept', async () => {
  await showPage();
  expect(screen.getByText(/Your 2 upcoming sessions will be cancelled/)).toBeVisible();
  expect(screen.getByText(/Your gallery: 1 artwork with its picture/)).toBeVisible();
  expect(screen.getByText(/Past sessions, in your customers’ lists/)).toBeVisible();
  expectLink('Keep my account', '/artists/meera-joshi');
});

test('deletes the account with the entered password and opens the confirmation page', async () => {
  const { user, api, currentUrl, navigationState } = await showPage({
    deleted: true,
    message: 'Your artist account has been deleted.',
  });
  await user.click(screen.getByRole('button', { name: 'Delete My Account' }));
  await waitFor(() => expect(currentUrl()).toBe('/artists/account-deleted'));
  expect(api.bodiesTo(POST_DELETION)).toMatchObject([{ password: 'nine blue owls' }]);
  expect(navigationState()).toEqual({ deleted: true });
});

test('shows a wrong password at the field, and keeps it', async () => {
  const detail = 'Your password is incorrect.';
  const { user } = await showPage(createRefusal(422, detail, { fields: { password: detail } }));
  await user.click(screen.getByRole('button', { name: 'Delete My Account' }));
  const field = screen.getByLabelText('Password');
  await waitFor(() => expect(field).toHaveAccessibleDescription(detail));
  expect(field).toHaveValue('nine blue owls');
});
