import { screen } from '@testing-library/react';
import { createRefusal, expectLink, renderPage } from '@rangmala/shared/testing';
import ArtistResetPasswordPage from './ArtistResetPasswordPage.tsx';

const POST_RESET = 'POST /artists/reset-password';
const TOKEN = 'a'.repeat(43);

const showPage = (response?: unknown, path = `/artists/reset-password?token=${TOKEN}`) =>
  renderPage(<ArtistResetPasswordPage />, { path, api: { [POST_RESET]: response } });

async function resetPassword({ user }: ReturnType<typeof showPage>, password = 'nine blue owls') {
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

test('sets the password and offers the sign-in', async () => {
  const page = showPage({ status: 204 });
  await resetPassword(page);
  expect(await screen.findByText('Password updated successfully!')).toBeVisible();
  expectLink('Sign in now', '/artists');
  expect(page.api.bodiesTo(POST_RESET)).toMatchObject([{ token: TOKEN, password: 'nine blue owls' }]);
});

test('offers a new link when the link is incomplete or has been used', async () => {
  const detail = 'This link has expired or has already been used. Please request a new one.';
  const page = showPage(createRefusal(422, detail, { fields: { token: detail } }));
  await resetPassword(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expectLink('Request a new link', '/artists/forgot-password');
  page.unmount();

  const incomplete = showPage(undefined, '/artists/reset-password?token=abc');
  await resetPassword(incomplete);
  expect(await screen.findByRole('alert')).toHaveTextContent(/link/);
  expect(incomplete.api.to(POST_RESET)).toEqual([]);
});
