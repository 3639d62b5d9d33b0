import { screen } from '@testing-library/react';
import { noConnection, renderPage } from '@rangmala/shared/testing';
import ArtistVerifyEmailPage from './ArtistVerifyEmailPage.tsx';

const VERIFY = 'POST /artists/verify-email';
const TOKEN = 'b'.repeat(43);

const show = (response?: unknown) =>
  renderPage(<ArtistVerifyEmailPage />, {
    path: `/artists/verify-email?token=${TOKEN}`,
    api: { [VERIFY]: response },
  });
const button = () => screen.getByRole('button', { name: 'Confirm Email' });

test('confirms the address only when the button is pressed', async () => {
  const { user, api } = show({ status: 204 });
  expect(api.to(VERIFY)).toEqual([]);
  await user.click(button());
  expect(await screen.findByText(/^Your email address is confirmed\./)).toBeVisible();
  expect(api.to(VERIFY)).toMatchObject([{ body: { token: TOKEN } }]);
});

test.each([
  [{ status: 422, body: { detail: 'This link has expired.' } }, 'This link has expired.'],
  [noConnection, 'We couldn’t confirm your email. Please try again.'],
])('shows why it failed and lets the artist try again', async (response, sentence) => {
  const { user, api } = show(response);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  api.setResponses({ [VERIFY]: { status: 204 } });
  await user.click(button());
  expect(await screen.findByText(/^Your email address is confirmed\./)).toBeVisible();
});
