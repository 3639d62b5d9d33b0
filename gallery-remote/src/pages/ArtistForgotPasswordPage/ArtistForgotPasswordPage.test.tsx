import { screen } from '@testing-library/react';
import { createRefusal, renderPage } from '@rangmala/shared/testing';
import ArtistForgotPasswordPage from './ArtistForgotPasswordPage.tsx';

const POST_FORGOT_PASSWORD = 'POST /artists/forgot-password';
const showPage = (response?: unknown) =>
  renderPage(<ArtistForgotPasswordPage />, { api: { [POST_FORGOT_PASSWORD]: response } });
const getArtistIdField = () => screen.getByRole('textbox', { name: 'Artist ID' });
const clickSend = ({ user }: ReturnType<typeof showPage>) =>
  user.click(screen.getByRole('button', { name: 'Send Reset Link' }));

test('requests the link and shows the server’s message', async () => {
  const message = 'If this artist has a confirmed email address, a link is on its way.';
  const page = showPage({ status: 202, body: { message } });
  await page.user.type(getArtistIdField(), ' Meera-Joshi ');
  await clickSend(page);
  expect(await screen.findByText(message)).toBeVisible();
  expect(page.api.bodiesTo(POST_FORGOT_PASSWORD)).toMatchObject([{ artist_id: 'meera-joshi' }]);
});

test('shows why the request was refused, and keeps the artist ID', async () => {
  const page = showPage(createRefusal(429, 'Too many attempts. Please wait.'));
  await page.user.type(getArtistIdField(), 'meera-joshi');
  await clickSend(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait.');
  expect(getArtistIdField()).toHaveValue('meera-joshi');
});
