import { act, screen, waitFor } from '@testing-library/react';
import { createRefusal, renderPage } from '@rangmala/shared/testing';
import { artistAreaApi, meeraSession } from '../../testing/fixtures.ts';
import ArtistPasswordPage from './ArtistPasswordPage.tsx';

const POST_PASSWORD = 'POST /artists/meera-joshi/changepassword';

async function showPage(response?: unknown) {
  const page = renderPage(<ArtistPasswordPage />, {
    path: '/artists/meera-joshi/changepassword',
    route: '/artists/:artistId/changepassword',
    session: meeraSession,
    api: { ...artistAreaApi, [POST_PASSWORD]: response },
  });
  await screen.findByLabelText('Current password');
  return page;
}
async function changePassword({ user }: Awaited<ReturnType<typeof showPage>>) {
  await user.type(screen.getByLabelText('Current password'), 'old enough');
  await user.type(screen.getByLabelText('New password'), 'nine blue owls');
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

test('changes the password and returns to the profile', async () => {
  const page = await showPage({ status: 204 });
  await changePassword(page);
  expect(await screen.findByText('Password updated successfully!')).toBeVisible();
  expect(page.api.bodiesTo(POST_PASSWORD)).toMatchObject([
    { old_password: 'old enough', new_password: 'nine blue owls' },
  ]);
  expect(page.currentUrl()).toBe('/artists/meera-joshi/changepassword');
  await waitFor(() => expect(page.currentUrl()).toBe('/artists/meera-joshi'));
});

test('shows the server’s message at the field or below the form', async () => {
  const wrong = { old_password: 'Your current password is incorrect.' };
  const page = await showPage(createRefusal(422, wrong.old_password, { fields: wrong }));
  await changePassword(page);
  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(wrong.old_password),
  );
  page.api.setResponses({ [POST_PASSWORD]: createRefusal(429, 'Please wait a minute.') });
  await page.user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.');
});

test('redirects to the sign-in page when the session has ended', async () => {
  const page = await showPage(createRefusal(401, 'Please sign in.'));
  page.api.setResponses({ 'GET /session': { user: null, artist: null } });
  await changePassword(page);
  await waitFor(() => expect(page.currentUrl()).toBe('/artists'));
  await act(async () => undefined);
  expect(localStorage.getItem('artistLoggedIn')).toBeNull();
});
